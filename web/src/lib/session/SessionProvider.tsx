import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { LazyClient } from '../apollo/lazyClient.ts';
import type { SessionCalls } from './sessionCalls.ts';
import { SIGNED_OUT, type SessionStore } from './sessionStore.ts';
import { SessionContext, type Session } from './useSession.ts';
import { useOtherTabs } from './useOtherTabs.ts';

interface SessionProviderProps {
  store: SessionStore;
  client: LazyClient;
  children: ReactNode;
}

async function callsOf(client: LazyClient): Promise<SessionCalls> {
  const [{ sessionCalls }, loaded] = await Promise.all([
    import('./sessionCalls.ts'),
    client.load(),
  ]);
  return sessionCalls(loaded);
}

/** Nobody is known where pages are made ahead, and where the browser takes them over. */
const visitor = () => SIGNED_OUT;

/** Checks the stored token once, and gives everything below the session. */
export function SessionProvider({ store, client, children }: SessionProviderProps) {
  const state = useSyncExternalStore(store.subscribe, store.state, visitor);
  const { status } = state;
  // Each reading of the storage is checked anew: another tab may have changed the user meanwhile.
  const unchecked = status === 'checking' ? state : null;
  useOtherTabs(store);
  // Whose answers the client may hold: those of somebody else are not for this one to see.
  const answersOf = useRef(store.token());

  useEffect(() => {
    if (!unchecked) return;
    let current = true;
    const token = store.token();
    const isPresent = () => current && store.token() === token;
    const check = async () => {
      const calls = await callsOf(client);
      if (answersOf.current !== token) await client.present()?.clearStore();
      answersOf.current = token;
      try {
        const user = await calls.fetchUser();
        if (isPresent()) store.updateUser(user);
      } catch (error) {
        if (!isPresent()) return;
        if (calls.isRefusal(error)) store.end({ expired: false });
        else store.unreachable();
      }
    };
    check().catch((error: unknown) => {
      console.warn('The session could not be checked.', error);
      if (isPresent()) store.unreachable();
    });
    return () => {
      current = false;
    };
  }, [client, unchecked, store]);

  useEffect(() => {
    if (status !== 'signedOut') return;
    // What the last user saw is not for the next one.
    void client.present()?.clearStore();
    // Set by public/color-mode.js for a stored token: hides the links for visitors.
    delete document.documentElement.dataset['session'];
  }, [client, status]);

  const actions = useMemo<Omit<Session, keyof typeof state>>(
    () => ({
      async signIn(token, user) {
        await client.present()?.clearStore();
        store.signIn(token, user);
      },
      async signOut() {
        const token = store.token();
        store.signOut();
        callsOf(client)
          .then((calls) => calls.logout(token))
          .catch((error: unknown) => {
            console.warn('The session could not be ended at the server.', error);
          });
        await client.present()?.clearStore();
      },
      updateUser: store.updateUser,
      async refresh() {
        const token = store.token();
        try {
          const { fetchUser } = await callsOf(client);
          const user = await fetchUser();
          if (store.token() === token) store.updateUser(user);
        } catch (error) {
          console.warn('The account could not be refreshed.', error);
        }
      },
      retry: store.reload,
    }),
    [client, store],
  );
  const session = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
