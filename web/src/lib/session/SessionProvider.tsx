import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { forgetPressed, languageOfTag, pressedLanguage } from '../i18n/choice.ts';
import type { LazyClient } from '../apollo/lazyClient.ts';
import type { SessionCalls } from './sessionCalls.ts';
import { SIGNED_OUT, type SessionStore } from './sessionStore.ts';
import { SessionContext, type Session } from './useSession.ts';
import { useOtherTabs } from './useOtherTabs.ts';

interface SessionProviderProps {
  store: SessionStore;
  client: LazyClient;
  /**
   * The markup was prerendered for a signed-out user: the stored session is read after hydration.
   */
  isPrerendered?: boolean;
  children: ReactNode;
}

async function callsOf(client: LazyClient): Promise<SessionCalls> {
  const [{ sessionCalls }, apolloClient] = await Promise.all([
    import('./sessionCalls.ts'),
    client.load(),
  ]);
  return sessionCalls(apolloClient);
}

const SETTLED_MS = 2_000;

/**
 * Stores the language that was pressed before the account was known, and returns it. After a failure
 * the next document stores it.
 */
function storePressed(client: LazyClient, known?: string | null): string | null {
  const pressed = pressedLanguage();
  if (pressed === null) return null;
  const stored =
    pressed === languageOfTag(known)
      ? Promise.resolve()
      : callsOf(client).then((calls) => calls.storeLanguage(pressed));
  stored.then(forgetPressed).catch((error: unknown) => {
    console.warn('The language could not be stored.', error);
  });
  return pressed;
}

/** Creates the key of the list that a mentor sees without a network. A login works without it. */
async function makeKeyFor(userId: string, isWanted: () => boolean): Promise<void> {
  try {
    await (await import('../offline/kept.ts')).makeKey(userId, isWanted);
  } catch (error) {
    console.warn('The list will not be stored on this device.', error);
  }
}

/** Provides the session and checks a stored token with the server. */
export function SessionProvider(props: SessionProviderProps) {
  const { store, client, isPrerendered = false, children } = props;
  const [state, setState] = useState(() => (isPrerendered ? SIGNED_OUT : store.state()));
  useEffect(() => {
    // In a transition: otherwise lazy components that still load would replace their prerendered
    // markup with fallbacks.
    const update = () => {
      startTransition(() => {
        setState(store.state());
      });
    };
    update();
    return store.subscribe(update);
  }, [store]);
  const { status } = state;
  // Each state that was read from the storage is checked, because another tab may have changed the
  // user.
  const unchecked = status === 'checking' ? state : null;
  useOtherTabs(store);
  // Token of the session whose data is in the Apollo cache, to clear the cache when the user
  // changes.
  const cacheToken = useRef(store.token());
  /** Of the last login in this document. */
  const key = useRef(Promise.resolve());

  useEffect(() => {
    if (!unchecked) return;
    let current = true;
    const token = store.token();
    const isCurrent = () => current && store.token() === token;
    const check = async () => {
      const calls = await callsOf(client);
      if (cacheToken.current !== token) await client.loaded()?.clearStore();
      cacheToken.current = token;
      try {
        const user = await calls.fetchUser();
        if (!isCurrent()) return;
        store.updateUser(user);
        storePressed(client);
      } catch (error) {
        if (!isCurrent()) return;
        if (calls.isRejected(error)) store.end();
        else store.unreachable();
      }
    };
    check().catch((error: unknown) => {
      console.warn('The session could not be checked.', error);
      if (isCurrent()) store.unreachable();
    });
    return () => {
      current = false;
    };
  }, [client, unchecked, store]);

  useEffect(() => {
    // During hydration the state is still signed out while the store may have a session.
    if (status !== 'signedOut' || store.state().status !== 'signedOut') return;
    // The next user must not see cached data of this one.
    void client.loaded()?.clearStore();
    // Set by public/color-mode.js if a token is stored: hides links for signed-out users.
    delete document.documentElement.dataset['session'];
  }, [client, status, store]);

  const actions = useMemo<Omit<Session, keyof typeof state>>(
    () => ({
      async signIn(token, user) {
        await client.loaded()?.clearStore();
        const pressed = storePressed(client, user.language);
        store.signIn(token, pressed ? { ...user, language: pressed } : user);
        // Not awaited: a browser may take long to store it.
        if (user.role === 'MENTOR') {
          key.current = makeKeyFor(user.id, () => store.token() === token);
        }
      },
      async signOut() {
        const token = store.token();
        store.signOut();
        callsOf(client)
          .then((calls) => calls.logout(token))
          .catch((error: unknown) => {
            console.warn('The session could not be ended at the server.', error);
          });
        await client.loaded()?.clearStore();
      },
      updateUser: store.updateUser,
      settled: () =>
        Promise.race([
          key.current,
          new Promise<void>((resolve) => setTimeout(resolve, SETTLED_MS)),
        ]),
      token: store.token,
      async refresh() {
        const token = store.token();
        let calls: SessionCalls | undefined;
        try {
          calls = await callsOf(client);
          const user = await calls.fetchUser();
          if (store.token() === token) store.updateUser(user);
        } catch (error) {
          if (!calls?.isRejected(error)) console.warn('The account could not be refreshed.', error);
          else if (store.token() === token) store.end();
        }
      },
      sessionEnd: store.sessionEnd,
      async verify({ extend }) {
        // The response sets the new session end.
        if (!extend) store.passSessionEnd();
        const token = store.token();
        let calls: SessionCalls | undefined;
        try {
          calls = await callsOf(client);
          await calls.fetchUser({ extend });
          return true;
        } catch (error) {
          const isRejected = calls?.isRejected(error) ?? false;
          if (!isRejected) console.warn('The session could not be verified.', error);
          else if (store.token() === token) store.end();
          return isRejected;
        }
      },
      expire: store.end,
      retry: store.reload,
    }),
    [client, store],
  );
  const session = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
