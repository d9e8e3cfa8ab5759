import type { StoreObject } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { AnimatePresence } from 'framer-motion';
import { memo, useState, type ReactNode } from 'react';
import { DURATION } from '../../../ui/motion/timing.ts';
import { useMotionReady } from '../../../ui/motion/useMotionReady.ts';
import type { RowProps, TableProps } from './column.ts';

const addedCount = (before: readonly string[], after: readonly string[]) =>
  after.filter((id) => !before.includes(id)).length;

interface RowsProps<Row, Item> {
  table: TableProps<Row, Item>;
  /** An `m` element with the props of `useRowMotion`. */
  Row: (props: RowProps<Row>) => ReactNode;
}

/**
 * The rows of a table: an added one fades in, a removed one fades out. Several at once, as of
 * another page, are replaced without animation: both sets would be visible meanwhile.
 */
export function Rows<Row, Item>({ table, Row }: RowsProps<Row, Item>) {
  const { rows, getRowId, selectedId, fragment, columns } = table;
  const ids = rows.map(getRowId);
  const [shown, setShown] = useState({ ids, set: 0 });
  if (ids.join() !== shown.ids.join()) {
    const isOtherSet = addedCount(shown.ids, ids) > 1 || addedCount(ids, shown.ids) > 1;
    setShown({ ids, set: isOtherSet ? shown.set + 1 : shown.set });
  }
  return (
    <AnimatePresence key={shown.set} initial={false}>
      {rows.map((item) => {
        const id = getRowId(item);
        const props = { item, fragment, Row, columns, isSelected: id === selectedId };
        return <ItemRow key={id} {...props} />;
      })}
    </AnimatePresence>
  );
}

/** Animation props of a row. */
export function useRowMotion() {
  const isReady = useMotionReady();
  return {
    initial: isReady && { opacity: 0 },
    animate: { opacity: 1 },
    exit: { opacity: 0 },
    transition: { duration: DURATION.settle },
  };
}

interface ItemProps<Row> extends Omit<RowProps<Row>, 'row'> {
  item: unknown;
  fragment: TypedDocumentNode<Row> | undefined;
  Row: (props: RowProps<Row>) => ReactNode;
}

/** A row with its record. Memoised: a save renders the changed row alone. */
const ItemRow = memo(function ItemRow<Row>({ item, fragment, ...props }: ItemProps<Row>) {
  const { Row, ...row } = props;
  return fragment ? (
    <FragmentRow {...props} item={item} fragment={fragment} />
  ) : (
    <Row {...row} row={item as Row} />
  );
}) as <Row>(props: ItemProps<Row>) => ReactNode;

function FragmentRow<Row>(props: ItemProps<Row> & { fragment: TypedDocumentNode<Row> }) {
  const { item, fragment, Row, ...row } = props;
  const { data, complete } = useFragment({ fragment, from: item as StoreObject });
  return complete && <Row {...row} row={data} />;
}
