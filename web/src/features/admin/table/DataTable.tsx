import { chakra } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../ui/icon/shapes.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { tableRecipe } from '../../../ui/theme/recipes/table.ts';
import { useMediaQuery } from '../../../ui/mediaQuery.ts';
import { CardsView } from './CardsView.tsx';
import {
  cardSlot,
  LOADING_ROWS,
  sortDirection,
  type CardSlot,
  type RowProps,
  type TableProps,
} from './column.ts';
import { PersonSkeleton } from './PersonLabel.tsx';
import { Rows, useRowMotion } from './Rows.tsx';

/** One pixel below the theme's `lg`. */
const NARROW = '(max-width: 68.75rem)';

/** A table of records, as cards on a narrow screen. */
export function DataTable<Row, Item = Row>(props: TableProps<Row, Item>) {
  return useMediaQuery(NARROW) ? <CardsView {...props} /> : <TableView {...props} />;
}

const Root = chakra('table', tableRecipe);

function TableView<Row, Item>(props: TableProps<Row, Item>) {
  const { caption, columns, sort, onSort, loading = false } = props;
  const shares = columns.reduce((sum, { share }) => sum + (share ?? 1), 0);
  return (
    <Root aria-busy={loading || undefined}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <colgroup>
        {columns.map(({ header, share }) => (
          <col key={header} style={{ width: `${((share ?? 1) / shares) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.header}
              scope="col"
              data-align={column.align}
              aria-sort={column.sort ? sortDirection(column, sort) : undefined}
            >
              {column.sort && onSort ? (
                <SortButton field={column.sort} sort={sort} onSort={onSort}>
                  {column.header}
                </SortButton>
              ) : (
                (column.headerCell ?? column.header)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loading ? (
          LOADING_ROWS.map((row) => (
            <tr key={row} aria-hidden>
              {columns.map((column, index) => (
                <td key={column.header} data-align={column.align}>
                  <CellSkeleton slot={cardSlot(column, index)} />
                </td>
              ))}
            </tr>
          ))
        ) : (
          <Rows table={props} Row={TableRow} />
        )}
      </tbody>
    </Root>
  );
}

function CellSkeleton({ slot }: { slot: CardSlot }) {
  if (slot === 'select') return null;
  return slot === 'title' ? <PersonSkeleton /> : <Skeleton width="10ch" />;
}

function TableRow<Row>({ row, columns, isSelected }: RowProps<Row>) {
  return (
    <m.tr {...useRowMotion()} data-selected={isSelected || undefined}>
      {columns.map((column) => (
        <td key={column.header} data-align={column.align}>
          {column.cell(row)}
        </td>
      ))}
    </m.tr>
  );
}

const ICONS = {
  none: 'sort',
  ascending: 'sort-up',
  descending: 'sort-down',
} as const satisfies Record<string, IconName>;

interface SortButtonProps {
  field: string;
  sort: string | undefined;
  onSort: (sort: string) => void;
  children: string;
}

/** Header of a sortable column: first ascending, then toggled. */
function SortButton({ field, sort, onSort, children }: SortButtonProps) {
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="target"
      borderRadius="1"
      fontWeight="inherit"
      cursor="pointer"
      _hover={{ color: 'brand' }}
      onClick={() => {
        onSort(sort === field ? `-${field}` : field);
      }}
    >
      <span>{children}</span>
      <Icon name={ICONS[sortDirection({ sort: field }, sort)]} />
    </chakra.button>
  );
}
