import { CardsView } from './table/CardsView.tsx';
import type { TableProps } from './table/column.ts';
import { TableView } from './table/TableView.tsx';
import { useMediaQuery } from './useMediaQuery.ts';

/** One pixel below the theme's `lg`. */
const NARROW = '(max-width: 68.75rem)';

/** Records in rows; on a narrow screen the same records and actions as cards. */
export function DataTable<Row>(props: TableProps<Row>) {
  return useMediaQuery(NARROW) ? <CardsView {...props} /> : <TableView {...props} />;
}
