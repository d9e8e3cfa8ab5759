import { CardsView } from './table/CardsView.tsx';
import type { TableProps } from './table/column.ts';
import { TableView } from './table/TableView.tsx';
import { useMediaQuery } from './useMediaQuery.ts';

/** One pixel below the theme's `lg`. */
const NARROW = '(max-width: 68.75rem)';

/** A table of records, as cards on a narrow screen. */
export function DataTable<Row>(props: TableProps<Row>) {
  return useMediaQuery(NARROW) ? <CardsView {...props} /> : <TableView {...props} />;
}
