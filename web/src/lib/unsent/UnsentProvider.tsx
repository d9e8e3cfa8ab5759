import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { browserStorage } from '../safeStorage.ts';
import { useSession } from '../session/useSession.ts';
import { createUnsentStore } from './unsentStore.ts';
import { UnsentContext } from './useUnsent.ts';
import { useSendUnsent, type UnsentOperations } from './useSendUnsent.ts';

interface UnsentProviderProps {
  /** The mutations that the feature may send later; a constant. */
  operations: UnsentOperations;
  children: ReactNode;
}

/** Provides the queue of changes that could not be sent, and sends them when online. */
export function UnsentProvider({ operations, children }: UnsentProviderProps) {
  const userId = useSession().user?.id ?? '';
  const store = useMemo(() => createUnsentStore(browserStorage, userId), [userId]);
  const changes = useSyncExternalStore(store.subscribe, store.changes);
  const { sending, sent, sendNow, forget } = useSendUnsent(store, userId, operations);
  return (
    <UnsentContext
      value={{
        changes,
        waiting: changes.filter(({ problem }) => !problem),
        areStored: changes.length === 0 || store.areStored(),
        sending,
        sent,
        forget,
        add: store.add,
        settle: (saved, payload) => {
          store.settle(saved, (other) => operations.rebase?.(other, saved, payload) ?? other);
        },
        remove: store.remove,
        sendNow,
      }}
    >
      {children}
    </UnsentContext>
  );
}
