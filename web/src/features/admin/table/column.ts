import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ReactNode } from 'react';

/** Position of a column's value on a card. */
export type CardSlot = 'select' | 'title' | 'aside' | 'line' | 'well' | 'actions';

export interface Column<Row> {
  /** Unique. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Replaces the header in the table and stands above the cards; for a `select` slot. */
  headerCell?: ReactNode;
  /** Field to sort by; makes the column sortable. */
  sort?: string;
  align?: 'start' | 'end';
  /** Relative width of the column; default 1. */
  share?: number;
  /** Label of the value on a card; puts it into the `well` slot. */
  cardLabel?: string;
  /** Default: the first column is the title, Actions the actions, a labelled one a well. */
  cardSlot?: CardSlot;
  /** Replaces `cell` on a card, for example to label icon buttons. */
  cardCell?: ((row: Row) => ReactNode) | undefined;
}

/** `Item` is a row, or with a fragment a reference to its record. */
export interface TableProps<Row, Item = Row> {
  /** Visually hidden caption. */
  caption: string;
  /** With a stable identity, so that unchanged rows are not rendered again. */
  columns: readonly Column<Row>[];
  rows: readonly Item[];
  getRowId: (row: Item) => string;
  /** Read by each row from the cache, if the list does not include its fields. */
  fragment?: TypedDocumentNode<Row>;
  /** Current sort: a column's `sort`, with a minus for descending. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  selectedId?: string | null;
  /** Shows skeleton rows instead of `rows`. */
  loading?: boolean;
}

/** Keys of the skeleton rows. */
export const LOADING_ROWS = Array.from({ length: 10 }, (_, index) => index);

export interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isSelected: boolean;
}

export function cardSlot<Row>(column: Column<Row>, index: number): CardSlot {
  if (column.cardSlot) return column.cardSlot;
  if (index === 0) return 'title';
  if (column.header === 'Actions') return 'actions';
  return column.cardLabel ? 'well' : 'line';
}

/** `aria-sort` of a column for the current sort. */
export function sortDirection(
  column: { sort?: string },
  sort: string | undefined,
): 'ascending' | 'descending' | 'none' {
  if (column.sort && sort === column.sort) return 'ascending';
  return column.sort && sort === `-${column.sort}` ? 'descending' : 'none';
}
