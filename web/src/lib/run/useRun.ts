import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { isUnauthenticated, messageOf } from '../errors.ts';

/** A page that was read, or the answer to a batch. */
export interface Part<Item> {
  items: readonly Item[];
  /** Number of items of all parts, where the server counts them. */
  totalCount?: number | undefined;
}

/** All parts, read or sent one after another; aborting the signal ends them. */
export type Parts<P> = (
  client: ApolloClient,
  signal: AbortSignal,
) => AsyncIterable<P> | Iterable<P>;

interface Work<Item> {
  parts: Parts<Part<Item>>;
  /** Number of items, if it is known before the first part. */
  total: number | null;
  /** Items of an earlier attempt, of which this one does the rest. */
  kept?: readonly Item[];
  /** Uses the items, unless the run failed or was cancelled; a failure of it is one of the run. */
  onDone?: (items: readonly Item[]) => void | Promise<void>;
  /** Names of the queries to repeat at the end, however it ends. */
  refetch?: string[];
  /** Title of the toast of a failure; default: no toast, for a caller that displays `error`. */
  failureTitle?: string | undefined;
}

/** running → cancelling → cancelled, or running → done | failed. */
export interface Run<Item> {
  state: 'running' | 'cancelling' | 'done' | 'cancelled' | 'failed';
  /** Number of items of this attempt so far. */
  count: number;
  /** Number of items at the start; null while unknown. */
  total: number | null;
  /** At the end all items, those before a failure included. */
  items: readonly Item[];
  /** Why it failed. */
  error: Error | undefined;
}

export const isRunning = (
  run: Run<unknown> | null,
): run is Run<unknown> & { state: 'running' | 'cancelling' } =>
  run?.state === 'running' || run?.state === 'cancelling';

/** Work in parts, with progress, cancellation and result. It ends with the component. */
export function useRun<Item>() {
  const client = useApolloClient();
  const [run, setRun] = useState<Run<Item> | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(
    () => () => {
      abort.current?.abort();
    },
    [],
  );
  const update = (change: Partial<Run<Item>>) => {
    setRun((now) => now && { ...now, ...change });
  };
  return {
    /** Null before the first start. */
    run,
    /** Resolves to the items; never rejects. */
    start: async (work: Work<Item>): Promise<readonly Item[]> => {
      const { parts, total, kept = [], onDone, refetch, failureTitle } = work;
      const { signal } = (abort.current = new AbortController());
      const items = [...kept];
      let counted: number | undefined;
      let error: Error | undefined;
      setRun({ state: 'running', count: 0, total, items: kept, error });
      try {
        for await (const part of parts(client, signal)) {
          for (const item of part.items) items.push(item);
          counted ??= part.totalCount;
          update({ count: items.length - kept.length, total: counted ?? total });
        }
        if (!signal.aborted) await onDone?.(items);
      } catch (failure) {
        error = failure instanceof Error ? failure : new Error(String(failure));
      }
      // The abort of the present call is no failure.
      if (signal.aborted) error = undefined;
      if (error && failureTitle && !isUnauthenticated(error)) {
        toast.failure(failureTitle, messageOf(error));
      }
      const state = signal.aborted ? 'cancelled' : error ? 'failed' : 'done';
      if (refetch) void client.refetchQueries({ include: refetch });
      update({ state, items, error });
      return items;
    },
    /** Ends the run before its next call. */
    cancel: () => {
      abort.current?.abort();
      update({ state: 'cancelling' });
    },
  };
}
