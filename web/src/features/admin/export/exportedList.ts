import type { ApolloClient } from '@apollo/client';
import type { ExportedList as ListName } from '../../../schema.generated.ts';

/** A page of an exported list. */
export interface ExportedPage<Row> {
  items: readonly Row[];
  /** Number of rows on all pages. */
  totalCount: number;
  /** Error of fields that could not be read. */
  error?: Error | undefined;
}

/** A page as the server answers it. */
export type ServerPage<Row> = Pick<ExportedPage<Row>, 'items' | 'totalCount'> & {
  pageCount: number;
};

/** A list that can be exported: how it is read, and what its file has. */
export interface ExportedList<Row> {
  list: ListName;
  /** Plural noun of the rows. */
  noun: string;
  /** Title of the dialog; default: "Export <noun>". */
  title?: string;
  /** First word of the file's name. */
  file: string;
  /** Number of rows found on the screen; null if unknown. */
  total: number | null;
  /** Filter, as the audit stores it. */
  filter: object;
  /** The filters as words, for the name of the file. */
  words: readonly string[];
  /** Headers of the columns. */
  fields: readonly string[];
  /** Cells of a row. */
  cells: (row: Row, error: Error | undefined) => readonly unknown[];
  /** All pages with this filter, in the order shown; each row once. */
  pages: (
    client: ApolloClient,
    signal: AbortSignal,
  ) => AsyncIterable<ExportedPage<Row>> | Iterable<ExportedPage<Row>>;
}
