import { useEffect, useRef, useState } from 'react';
import { isUnauthenticated, messageOf } from '../../../lib/errors.ts';
import { toast } from '../../../ui/toast.ts';

/** All pages of the matches of a filter, by registration. */
export interface Matches {
  /** Identifies the filter. */
  filter: string;
  /** Number on all pages of the list; null while unknown. */
  totalCount: number | null;
  pages: (signal: AbortSignal) => AsyncIterable<{
    items: readonly { id: string }[];
    totalCount: number;
  }>;
}

/** Reads the ids of all matches; a failure shows a toast and selects no one. */
export function useSelectAll(
  noun: string,
  matches: Matches,
  onRead: (ids: readonly string[], filter: string) => void,
) {
  const [read, setRead] = useState<{ count: number; total: number } | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(
    () => () => {
      abort.current?.abort();
    },
    [],
  );
  const selectAll = async () => {
    const { signal } = (abort.current = new AbortController());
    const ids: string[] = [];
    setRead({ count: 0, total: matches.totalCount ?? 0 });
    try {
      for await (const { items, totalCount } of matches.pages(signal)) {
        for (const { id } of items) ids.push(id);
        setRead({ count: ids.length, total: totalCount });
      }
      onRead(ids, matches.filter);
    } catch (error) {
      if (!signal.aborted && !isUnauthenticated(error)) {
        toast.failure(`Error selecting ${noun}`, messageOf(error));
      }
    } finally {
      setRead(null);
    }
  };
  return {
    /** Progress of the reading; null when there is none. */
    read,
    selectAll,
    cancel: () => abort.current?.abort(),
  };
}
