import { chakra } from '@chakra-ui/react';
import { createContext, use } from 'react';
import type { Column } from './column.ts';

/** The selected rows of a list, as its checkboxes use them. */
export interface RowSelection {
  ids: ReadonlySet<string>;
  /** Ids of the rows on the page. */
  page: readonly string[];
  /** Changes one row, or with `isRange` all from the last changed one to it. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects the whole page; clears it if it is selected. */
  togglePage: () => void;
}

/** A context, so that a change of the selection renders the checkboxes and not the rows. */
export const SelectionContext = createContext<RowSelection | null>(null);

const Box = chakra('input', {
  base: {
    display: 'block',
    flex: 'none',
    boxSize: 'target',
    margin: '0',
    accentColor: '{colors.brand}',
    cursor: 'pointer',
    // Scrolled to by the focus, it is not behind the bar of the selection.
    scrollMarginBlockEnd: '28',
  },
});

/** Checkbox of a row. Shift with a click or the space bar selects a range. */
function SelectBox({ id, name }: { id: string; name: string }) {
  const selection = use(SelectionContext);
  return (
    <Box
      type="checkbox"
      data-select=""
      aria-label={`Select ${name}`}
      checked={selection?.ids.has(id) ?? false}
      onChange={({ nativeEvent }) => {
        selection?.toggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
      }}
    />
  );
}

/** Id of the checkbox for all rows of the page. */
export const SELECT_PAGE = 'select-page';

/** Checkbox for all rows of the page. */
function SelectPageBox({ noun }: { noun: string }) {
  const selection = use(SelectionContext);
  const { ids, page = [] } = selection ?? {};
  const count = page.filter((id) => ids?.has(id)).length;
  const isPartly = count > 0 && count < page.length;
  return (
    <Box
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = isPartly;
      }}
      id={SELECT_PAGE}
      type="checkbox"
      aria-label={`Select all ${noun} on this page`}
      disabled={page.length === 0}
      checked={count > 0 && !isPartly}
      onChange={() => selection?.togglePage()}
    />
  );
}

/** First column of a list whose rows can be selected. */
export const selectColumn = <Row extends { id: string; name: string }>(
  noun: string,
): Column<Row> => ({
  header: 'Select',
  share: 1.5,
  cardSlot: 'select',
  headerCell: <SelectPageBox noun={noun} />,
  cell: ({ id, name }) => <SelectBox id={id} name={name} />,
});
