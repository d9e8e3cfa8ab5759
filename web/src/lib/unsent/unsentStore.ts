import type { SafeStorage } from '../safeStorage.ts';
import { areChangesStored, readChanges, writeChanges, type UnsentChange } from './changes.ts';

const isReplaced = (one: UnsentChange, by: UnsentChange) =>
  !one.problem && one.subject === by.subject;

/** Store of the unsent changes of a user in this browser, shared between tabs. */
export function createUnsentStore(storage: SafeStorage, userId: string) {
  let changes = readChanges(storage, userId);
  const listeners = new Set<() => void>();
  const reload = () => {
    const read = readChanges(storage, userId);
    if (JSON.stringify(read) === JSON.stringify(changes)) return;
    changes = read;
    listeners.forEach((listener) => {
      listener();
    });
  };
  /** Reads the storage first: another tab may have changed it. */
  const change = (next: (changes: UnsentChange[]) => UnsentChange[]) => {
    writeChanges(storage, userId, next(readChanges(storage, userId)));
    reload();
  };
  return {
    changes: () => changes,
    areStored: () => areChangesStored(storage, userId),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener('storage', reload);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', reload);
      };
    },
    /**
     * Adds a change. It takes the place of a waiting one of the same subject, because later ones may
     * depend on that; rejected ones are kept.
     */
    add: (added: UnsentChange) => {
      change((kept) => {
        const index = kept.findIndex((one) => isReplaced(one, added));
        return index === -1 ? [...kept, added] : kept.with(index, added);
      });
    },
    /** Removes a saved change and one that it replaced, and rebases the others on it. */
    settle: (saved: UnsentChange, rebase = (other: UnsentChange) => other) => {
      change((kept) => kept.filter((one) => !isReplaced(one, saved)).map(rebase));
    },
    /** Removes a change, and rebases the others on it if it was saved. */
    remove: (id: string, rebase = (other: UnsentChange) => other) => {
      change((kept) => kept.filter((one) => one.id !== id).map(rebase));
    },
    /** Marks a change as rejected, for the user to decide. */
    refuse: (id: string, problem: NonNullable<UnsentChange['problem']>) => {
      change((kept) => kept.map((one) => (one.id === id ? { ...one, problem } : one)));
    },
  };
}

export type UnsentStore = ReturnType<typeof createUnsentStore>;
