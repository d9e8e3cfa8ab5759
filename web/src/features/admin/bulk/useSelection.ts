import { useRef, useState } from 'react';
import type { RowSelection } from '../table/SelectBox.tsx';

/** Rows of the page from one id to another, both included; the last alone if the first is not there. */
function rangeOf(page: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [page.indexOf(from ?? ''), page.indexOf(to)];
  return ends.includes(-1) ? [to] : page.slice(Math.min(...ends), Math.max(...ends) + 1);
}

const changed = (ids: ReadonlySet<string>, rows: readonly string[], isSelected: boolean) => {
  const next = new Set(ids);
  for (const id of rows) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
};

/**
 * The selection of a list, which a change of page, search or filter keeps. `whole` is the filter
 * whose matches were all selected, until one of the selection is removed.
 */
export function useSelection(page: readonly string[]) {
  const [{ ids, whole }, set] = useState<{ ids: ReadonlySet<string>; whole: string | null }>({
    ids: new Set(),
    whole: null,
  });
  const last = useRef<string>(null);
  const change = (some: readonly string[], isSelected: boolean) => {
    set((now) => ({
      ids: changed(now.ids, some, isSelected),
      whole: isSelected ? now.whole : null,
    }));
  };
  const ofPage: RowSelection = {
    ids,
    page,
    toggle: (id, isRange) => {
      change(isRange ? rangeOf(page, last.current, id) : [id], !ids.has(id));
      last.current = id;
    },
    togglePage: () => {
      change(page, !page.every((id) => ids.has(id)));
    },
  };
  return {
    ids,
    whole,
    ofPage,
    /** Adds all matches of a filter. */
    add: (found: readonly string[], filter: string) => {
      set((now) => ({ ids: changed(now.ids, found, true), whole: filter }));
    },
    clear: () => {
      set({ ids: new Set(), whole: null });
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
