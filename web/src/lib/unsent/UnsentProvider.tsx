import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { browserStorage } from '../safeStorage.ts';
import { useSession } from '../session/useSession.ts';
import type { UnsentOperations } from './operations.ts';
import { createUnsentStore } from './unsentStore.ts';
import { UnsentContext } from './useUnsent.ts';
import { useSendUnsent } from './useSendUnsent.ts';

const NO_WORDS = { title: '', note: '', text: '' };

interface UnsentProviderProps {
  operations: UnsentOperations;
  children: ReactNode;
}

/** Provides the queue of changes that could not be sent, and sends them when online. */
export function UnsentProvider({ operations, children }: UnsentProviderProps) {
  const userId = useSession().user?.id ?? '';
  const store = useMemo(() => createUnsentStore(browserStorage, userId), [userId]);
  const stored = useSyncExternalStore(store.subscribe, store.changes);
  const sender = useSendUnsent(store, userId, operations);
  const changes = stored.filter(({ operation }) => operations.entries[operation]);
  return (
    <UnsentContext
      value={{
        ...{ store, operations, changes },
        waiting: changes.filter(({ problem }) => !problem),
        areStored: changes.length === 0 || store.areStored(),
        wordsOf: (change) => operations.entries[change.operation]?.words(change) ?? NO_WORDS,
        ...sender,
      }}
    >
      {children}
    </UnsentContext>
  );
}
