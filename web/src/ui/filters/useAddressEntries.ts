import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Names and values of search parameters; an empty value removes one. */
type Entries = Record<string, string>;

interface AddressEntries {
  /** The value as it stands in the address; empty when it is not there. */
  read: (name: string) => string;
  /** The page of a list, counted from 1; 1 for whatever is no page. */
  page: number;
  /**
   * Changes some and keeps the others. Each change is one step for Back; `replace` is for what is no
   * step: a letter more in the search, a page that nobody chose.
   */
  change: (entries: Entries, how?: { replace: boolean }) => void;
  /** The address after such a change, for a link. */
  link: (entries: Entries) => string;
}

/** What a screen shows, kept in the address: Back, reload and a shared link restore it. */
export function useAddressEntries(): AddressEntries {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (entries: Entries, { replace } = { replace: false }) => {
      setParams((before) => withEntries(before, entries), { replace, preventScrollReset: true });
    },
    [setParams],
  );
  return {
    read: (name) => params.get(name) ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page') ?? '1')) || 1),
    change,
    link: (entries) => `?${withEntries(params, entries).toString()}`,
  };
}

function withEntries(before: URLSearchParams, entries: Entries): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(entries)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
