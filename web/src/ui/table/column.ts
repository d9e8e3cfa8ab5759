import type { ReactNode } from 'react';

/** Where a column's value stands on the card that replaces the row on a narrow screen. */
export type CardSlot = 'title' | 'aside' | 'line' | 'well' | 'actions';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The field to sort by; makes the header a button. */
  sort?: string;
  align?: 'start' | 'end';
  /** How much of the table's width it takes beside the others; 1 by default. */
  share?: number;
  /** Says what the value is on a card, where there are no headers; puts it into a well. */
  cardLabel?: string;
  /** By default: the first column is the title, `actions` the actions, a labelled one a well. */
  cardSlot?: CardSlot;
  /** What a card shows instead of `cell`, such as buttons with words instead of icons. */
  cardCell?: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  /** Names the table; not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /**
   * Names the set that the rows belong to: the page, filters and sort. Rows that enter or leave the
   * same set animate; another set replaces the rows at once.
   */
  group?: string;
  /** The sort in force: a column's `sort`, with a minus in front for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  selectedId?: string | null;
  /** The head of a card; by default the cell of the first column. */
  cardTitle?: (row: Row) => ReactNode;
  /** Shows rows of the final shape instead of `rows`. */
  loading?: boolean;
  /** How many rows are expected while loading. */
  loadingRows?: number;
}

export function cardSlot<Row>(column: Column<Row>, index: number): CardSlot {
  if (column.cardSlot) return column.cardSlot;
  if (index === 0) return 'title';
  if (column.key === 'actions') return 'actions';
  return column.cardLabel ? 'well' : 'line';
}

/** `aria-sort` of a column under the sort in force. */
export function sortDirection(
  column: { sort?: string },
  sort: string | undefined,
): 'ascending' | 'descending' | 'none' {
  if (column.sort && sort === column.sort) return 'ascending';
  return column.sort && sort === `-${column.sort}` ? 'descending' : 'none';
}
