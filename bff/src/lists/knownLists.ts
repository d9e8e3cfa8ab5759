/**
 * What the answers of a backend have shown of its lists, by their paths. It is the same whoever
 * asks and holds nothing of what was answered, so that all operations share it: what has been
 * proven once needs no call to prove it again.
 */
export interface KnownLists {
  /** Filters, sorts, cuts and counts. */
  paged: Set<string>;
  /** Gives other rows on another page. */
  turned: Set<string>;
}

const known = new WeakMap<object, KnownLists>();

/** @param backend what stands for the backend in this process */
export function knownLists(backend: object): KnownLists {
  const lists = known.get(backend) ?? { paged: new Set(), turned: new Set() };
  known.set(backend, lists);
  return lists;
}
