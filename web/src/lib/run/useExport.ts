import type { ApolloClient } from '@apollo/client';
import { saveCsv } from '../saveFile.ts';
import { useRun, type Part, type Parts } from './useRun.ts';

/** A list that can be exported: how it is read, and what its file has. */
export interface ExportedList<Row> {
  /** First word of the file's name. */
  file: string;
  /** The filters as words, for the name of the file. */
  words: readonly string[];
  /** Headers of the columns. */
  fields: readonly string[];
  /** Cells of a row. */
  cells: (row: Row, error: Error | undefined) => readonly unknown[];
  /** All pages with the filter, in the order shown; each row once. */
  pages: Parts<Part<Row> & { error?: Error | undefined }>;
}

interface ExportOptions {
  /** Called before the first page is read; a failure ends the export. */
  onStart?: (client: ApolloClient) => Promise<void>;
  /** Title of the toast of a failure; default: the caller displays the error of the run. */
  failureTitle?: string;
}

/** Reads a whole list and saves it as CSV; saves nothing if a page fails. */
export function useExport<Row>(list: ExportedList<Row>, options: ExportOptions) {
  const { onStart, failureTitle } = options;
  const { run, start } = useRun<string>();
  const save = () =>
    start({
      total: null,
      failureTitle,
      async *parts(client, signal) {
        await onStart?.(client);
        // Loaded with the first page.
        const { csvLines } = await import('../csv.ts');
        for await (const { items, totalCount, error } of list.pages(client, signal)) {
          yield { items: items.map((row) => csvLines([list.cells(row, error)])), totalCount };
        }
      },
      onDone: async (lines) => {
        const { csvFile } = await import('../csv.ts');
        saveCsv(list.file, list.words, csvFile(list.fields, lines));
      },
    });
  return { run, save };
}
