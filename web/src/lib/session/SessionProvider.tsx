import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { QUIET } from '../apollo/sessionLink.ts';
import { isUnauthenticated } from '../errors.ts';
import { fetchUser } from './fetchUser.ts';
import { LogoutDocument } from './Logout.generated.ts';
import type { SessionStore } from './sessionStore.ts';
import { SessionContext, type Session } from './useSession.ts';
import { useOtherTabs } from './useOtherTabs.ts';

interface SessionProviderProps {
  store: SessionStore;
  children: ReactNode;
}

/** Checks the stored token once, and gives everything below the session. */
export function SessionProvider({ store, children }: SessionProviderProps) {
  const client = useApolloClient();
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { status, expired } = state;
  useOtherTabs(store);

  useEffect(() => {
    if (status !== 'checking') return;
    let current = true;
    fetchUser(client).then(
      (user) => {
        if (current) store.updateUser(user);
      },
      (error: unknown) => {
        if (!current) return;
        if (isUnauthenticated(error)) store.end({ expired: false });
        else store.unreachable();
      },
    );
    return () => {
      current = false;
    };
  }, [client, status, store]);

  useEffect(() => {
    // What the last user saw is not for the next one.
    if (expired) void client.clearStore();
  }, [client, expired]);

  const actions = useMemo<Omit<Session, keyof typeof state>>(
    () => ({
      async signIn(token, user) {
        await client.clearStore();
        store.signIn(token, user);
      },
      async signOut() {
        const token = store.token();
        store.signOut();
        client
          .mutate({ mutation: LogoutDocument, context: { ...QUIET, token } })
          .catch((error: unknown) => {
            console.warn('The session could not be ended at the server.', error);
          });
        await client.clearStore();
      },
      updateUser: store.updateUser,
      async refresh() {
        try {
          store.updateUser(await fetchUser(client));
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
