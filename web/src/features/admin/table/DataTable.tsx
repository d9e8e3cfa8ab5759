import { CardsView } from './CardsView.tsx';
import type { TableProps } from './column.ts';
import { TableView } from './TableView.tsx';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';

/** One pixel below the theme's `lg`. */
const NARROW = '(max-width: 68.75rem)';

/** A table of records, as cards on a narrow screen. */
export function DataTable<Row>(props: TableProps<Row>) {
  return useMediaQuery(NARROW) ? <CardsView {...props} /> : <TableView {...props} />;
}
