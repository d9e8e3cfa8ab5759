import { dropDraft, isDraftStored, keepDraft, WAITING_UPDATES } from '../draftStorage.ts';
import type { SafeStorage } from '../safeStorage.ts';
import { readChanges, type UnsentChange } from './changes.ts';

/** A change after another one was saved. */
export type Rebase = (other: UnsentChange) => UnsentChange;

const isReplaced = (one: UnsentChange, by: UnsentChange) =>
  !one.problem && one.subject === by.subject;

/**
 * Store of the unsent changes of a user in this browser, shared between tabs. They survive a reload,
 * an expired session and another user's login; removed at logout.
 */
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
    const left = next(readChanges(storage, userId));
    if (left.length === 0) dropDraft(storage, userId, WAITING_UPDATES);
    else keepDraft(storage, userId, WAITING_UPDATES, left);
    reload();
  };
  return {
    changes: () => changes,
    areStored: () => isDraftStored(storage, userId, WAITING_UPDATES),
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
    settle: (saved: UnsentChange, rebase: Rebase) => {
      change((kept) => kept.filter((one) => !isReplaced(one, saved)).map(rebase));
    },
    /** Removes changes, and rebases the others if they were saved. */
    remove: (removed: readonly UnsentChange[], rebase: Rebase = (other) => other) => {
      const ids = new Set(removed.map(({ id }) => id));
      change((kept) => kept.filter(({ id }) => !ids.has(id)).map(rebase));
    },
    /** Marks a change as rejected, for the user to decide. */
    refuse: (id: string, problem: NonNullable<UnsentChange['problem']>) => {
      change((kept) => kept.map((one) => (one.id === id ? { ...one, problem } : one)));
    },
  };
}

export type UnsentStore = ReturnType<typeof createUnsentStore>;
