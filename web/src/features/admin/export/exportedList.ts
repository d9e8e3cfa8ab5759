import type { ExportedList } from '../../../lib/run/useExport.ts';
import type { ExportedList as ListName } from '../../../schema.generated.ts';

/** A page as the server answers it. */
export interface ServerPage<Row> {
  items: readonly Row[];
  totalCount: number;
  pageCount: number;
}

/** A list of an administrator, whose export the audit stores. */
export interface AuditedList<Row> extends ExportedList<Row> {
  list: ListName;
  /** Plural noun of the rows. */
  noun: string;
  /** Title of the dialog; default: "Export <noun>". */
  title?: string;
  /** Number of rows found on the screen; null if unknown. */
  total: number | null;
  /** Filter, as the audit stores it. */
  filter: object;
}
