import type { SafeStorage } from '../../../lib/safeStorage.ts';
import {
  areUpdatesStored,
  isSameStage,
  readUpdates,
  writeUpdates,
  type WaitingUpdate,
} from './updates.ts';

const isReplaced = (one: WaitingUpdate, by: WaitingUpdate) =>
  !one.problem && isSameStage(one.input, by.input);

/** Store of the waiting updates of a user in this browser, shared between tabs. */
export function createOutboxStore(storage: SafeStorage, userId: string) {
  let updates = readUpdates(storage, userId);
  const listeners = new Set<() => void>();
  const reload = () => {
    const read = readUpdates(storage, userId);
    if (JSON.stringify(read) === JSON.stringify(updates)) return;
    updates = read;
    listeners.forEach((listener) => {
      listener();
    });
  };
  /** Reads the storage first: another tab may have changed it. */
  const change = (next: (updates: WaitingUpdate[]) => WaitingUpdate[]) => {
    writeUpdates(storage, userId, next(readUpdates(storage, userId)));
    reload();
  };
  return {
    updates: () => updates,
    areStored: () => areUpdatesStored(storage, userId),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener('storage', reload);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', reload);
      };
    },
    /** Adds an update and replaces a waiting one for the same stage; rejected ones are kept. */
    add: (update: WaitingUpdate) => {
      change((kept) => [...kept.filter((one) => !isReplaced(one, update)), update]);
    },
    /** Removes a saved update, and one that it replaced. */
    settle: (update: WaitingUpdate) => {
      change((kept) => kept.filter((one) => !isReplaced(one, update)));
    },
    remove: (id: string) => {
      change((kept) => kept.filter((update) => update.id !== id));
    },
    /** Marks an update as rejected, for the mentor to decide. */
    refuse: (id: string, problem: NonNullable<WaitingUpdate['problem']>) => {
      change((kept) => kept.map((update) => (update.id === id ? { ...update, problem } : update)));
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;
