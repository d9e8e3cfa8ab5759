/**
 * What the answers of a backend have shown of its lists and optional calls, by their paths. It is the same whoever
 * asks and holds nothing of what was answered, so that all operations share it: what has been
 * proven once needs no call to prove it again.
 */
export interface KnownLists {
  /** Cuts pages and counts what is beyond them. */
  paged: Set<string>;
  /** Gives other rows on another page, of so many at least. */
  turned: Map<string, number>;
  /** Leaves out what filters don't ask for: the path and their parameters. */
  narrowed: Set<string>;
  /** Says that it has applied `ids`: our own api. */
  identified: Set<string>;
  /** Optional calls, by their paths, that the backend does not have. */
  missing: Set<string>;
}

export function createKnownLists(): KnownLists {
  return {
    paged: new Set(),
    turned: new Map(),
    narrowed: new Set(),
    identified: new Set(),
    missing: new Set(),
  };
}
