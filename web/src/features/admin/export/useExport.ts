import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { answerOf, refusalIn } from '../../../lib/mutation/outcome.ts';
import { saveCsv } from '../../../lib/saveFile.ts';
import { FeaturesDocument } from '../../../lib/session/Features.generated.ts';
import type { ExportedList } from './exportedList.ts';
import { RecordExportDocument } from './RecordExport.generated.ts';

/** State of an export: rows read of those found at the start; null while unknown. */
export type ExportState =
  | { state: 'reading' | 'done'; count: number; found: number | null }
  | { state: 'failed'; error: Error; detail?: string | undefined };

/** A refusal of the audit. */
class NotRecorded extends Error {}

/** Writes the export to the audit, where the backend has it. */
async function record<Row>(client: ApolloClient, exported: ExportedList<Row>) {
  const fetchPolicy = 'cache-first';
  const { data: account } = await client.query({ query: FeaturesDocument, fetchPolicy });
  if (!account.me?.features.includes('EXPORT_AUDIT')) return;
  const { list, filter, total } = exported;
  const input = { list, filter: JSON.stringify(filter), count: total ?? 0 };
  const { data, error } = await client.mutate({
    mutation: RecordExportDocument,
    variables: { input },
    errorPolicy: 'all',
  });
  const outcome = answerOf(data?.recordExport, error);
  const failure: Error | undefined = error;
  if (failure) throw failure;
  if (!outcome.done) throw new NotRecorded(refusalIn(outcome) ?? 'The export was not recorded.');
}

/** Reads the whole list and saves the file. Saves nothing if a page fails. */
async function exportRows<Row>(
  client: ApolloClient,
  exported: ExportedList<Row>,
  signal: AbortSignal,
  onRead: (count: number, found: number) => void,
) {
  // Loaded with the first page.
  const { csvFile, csvLines } = await import('../../../lib/csv.ts');
  const lines: string[] = [];
  let count = 0;
  let found: number | null = null;
  for await (const { items, totalCount, error } of exported.pages(client, signal)) {
    found ??= totalCount;
    count += items.length;
    lines.push(csvLines(items.map((row) => exported.cells(row, error))));
    onRead(count, found);
  }
  signal.throwIfAborted();
  saveCsv(exported.file, exported.words, csvFile(exported.fields, lines));
}

/** Exports a list when it is mounted; unmounting cancels. */
export function useExport<Row>(exported: ExportedList<Row>) {
  const client = useApolloClient();
  const [state, setState] = useState<ExportState>({ state: 'reading', count: 0, found: null });
  const abort = useRef<AbortController>(null);
  const isRecorded = useRef(false);
  const start = async () => {
    const { signal } = (abort.current = new AbortController());
    const set = (next: ExportState) => {
      if (!signal.aborted) setState(next);
    };
    let read = { count: 0, found: null as number | null };
    set({ state: 'reading', ...read });
    try {
      // Before the first page, and once for all attempts.
      if (!isRecorded.current) await record(client, exported);
      isRecorded.current = true;
      await exportRows(client, exported, signal, (count, found) => {
        read = { count, found };
        set({ state: 'reading', ...read });
      });
      set({ state: 'done', ...read });
    } catch (error) {
      const detail = error instanceof NotRecorded ? error.message : undefined;
      set({ state: 'failed', error: error as Error, detail });
    }
  };
  const onMount = useEffectEvent(() => void start());
  useEffect(() => {
    // In a separate task that the cleanup cancels: strict mode runs effects twice.
    const timer = setTimeout(onMount);
    return () => {
      clearTimeout(timer);
      abort.current?.abort();
    };
  }, []);
  return { state, retry: () => void start() };
}
