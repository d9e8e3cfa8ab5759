import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { browserStorage } from '../../../lib/safeStorage.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { createOutboxStore } from './outboxStore.ts';
import { prepareUpdate } from './prepareUpdate.ts';
import { OutboxContext } from './useOutbox.ts';
import { useSendUpdates } from './useSendUpdates.ts';

/** Provides the outbox, which stores saves that could not be sent and sends them when online. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id ?? '';
  const store = useMemo(() => createOutboxStore(browserStorage, userId), [userId]);
  const updates = useSyncExternalStore(store.subscribe, store.updates);
  const waiting = updates.filter(({ problem }) => !problem);
  const { sending, sent, sendNow, forget } = useSendUpdates(store, userId);
  return (
    <OutboxContext
      value={{
        updates,
        waiting,
        areStored: updates.length === 0 || store.areStored(),
        sending,
        sent,
        forget,
        prepare: (person, save) => prepareUpdate(person, save, waiting),
        add: store.add,
        settle: store.settle,
        remove: store.remove,
        sendNow,
      }}
    >
      {children}
    </OutboxContext>
  );
}
