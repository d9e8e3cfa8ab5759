import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { LazyClient } from '../apollo/lazyClient.ts';
import type { SessionCalls } from './sessionCalls.ts';
import { SIGNED_OUT, type SessionStore } from './sessionStore.ts';
import { SessionContext, type Session } from './useSession.ts';
import { useOtherTabs } from './useOtherTabs.ts';

interface SessionProviderProps {
  store: SessionStore;
  client: LazyClient;
  /** The markup was prerendered for a visitor: the stored session follows after hydration. */
  isPrerendered?: boolean;
  children: ReactNode;
}

async function callsOf(client: LazyClient): Promise<SessionCalls> {
  const [{ sessionCalls }, loaded] = await Promise.all([
    import('./sessionCalls.ts'),
    client.load(),
  ]);
  return sessionCalls(loaded);
}

/** Checks the stored token once, and provides the session. */
export function SessionProvider(props: SessionProviderProps) {
  const { store, client, isPrerendered = false, children } = props;
  const [state, setState] = useState(() => (isPrerendered ? SIGNED_OUT : store.state()));
  useEffect(() => {
    // Outside of a transition, parts that wait for their code would lose their prerendered markup.
    const update = () => {
      startTransition(() => {
        setState(store.state());
      });
    };
    update();
    return store.subscribe(update);
  }, [store]);
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
    // While a page hydrates, the store may know of a session that the state does not show yet.
    if (status !== 'signedOut' || store.state().status !== 'signedOut') return;
    // What the last user saw is not for the next one.
    void client.present()?.clearStore();
    // Set by public/color-mode.js for a stored token: hides the links for visitors.
    delete document.documentElement.dataset['session'];
  }, [client, status, store]);

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
      token: store.token,
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
