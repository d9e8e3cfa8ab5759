import { dropDrafts, endDrafts } from '../draftStorage.ts';
import { dropKept } from '../offline/dropKept.ts';
import type { KeyStore } from '../safeStorage.ts';
import { clearSessionEnd, readSessionEnd, storeSessionEnd } from './sessionEnd.ts';
import type { SessionUserFragment } from './SessionUser.generated.ts';
import { clearStored, readToken, readUser, storeExpiry, storeToken, storeUser } from './storage.ts';

/** The signed-in account. */
export type SessionUser = SessionUserFragment & {
  /** BCP 47 tag; only from a login until the account is read again, because it decides once. */
  language?: string | null;
};

export interface SessionState {
  /**
   * `checking` while the stored token is being checked; `unreachable` when the check failed for a
   * reason other than a rejection: the session is kept and can be checked again.
   */
  status: 'checking' | 'signedIn' | 'signedOut' | 'unreachable';
  /** The account, or the stored one while `checking` or `unreachable`; null when signed out. */
  user: SessionUser | null;
  /** True after a session expired while in use, until the next login. */
  expired: boolean;
  /** User of a session that ended without a logout, until the next login; null otherwise. */
  ended: { userId: string | undefined } | null;
}

/** State without a session. */
export const SIGNED_OUT: SessionState = {
  status: 'signedOut',
  user: null,
  expired: false,
  ended: null,
};

const signedIn = (user: SessionUser): SessionState => ({ ...SIGNED_OUT, status: 'signedIn', user });

const stored = (storage: KeyStore): SessionState =>
  readToken(storage) ? { ...SIGNED_OUT, status: 'checking', user: readUser(storage) } : SIGNED_OUT;

/** Store of the browser's session: storage, state and subscribers. */
export function createSessionStore(storage: KeyStore) {
  endDrafts(storage);
  if ((readSessionEnd(storage)?.at ?? Infinity) <= Date.now()) dropKept();
  let state = stored(storage);
  const listeners = new Set<() => void>();
  const set = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => {
      listener();
    });
  };
  return {
    state: () => state,
    token: () => readToken(storage),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    sessionEnd: () => readSessionEnd(storage),
    setSessionEnd: (header: string) => {
      storeSessionEnd(storage, header);
    },
    /** The known end of the session has passed; the server may not be reachable to confirm it. */
    passSessionEnd: () => {
      dropKept();
      clearSessionEnd(storage);
    },
    signIn: (token: string, user: SessionUser) => {
      dropKept();
      clearSessionEnd(storage);
      storeToken(storage, token);
      storeUser(storage, user);
      endDrafts(storage, user);
      set(signedIn(user));
    },
    /** Replaces the account in state and storage. */
    updateUser: (user: SessionUser) => {
      storeUser(storage, user);
      // Another tab may have logged in another user.
      endDrafts(storage, user);
      set(signedIn(user));
    },
    /** Logout: removes everything of the user from the storage, drafts included. */
    signOut: () => {
      if (state.user) dropDrafts(storage, state.user.id);
      dropKept();
      clearStored(storage);
      clearSessionEnd(storage);
      set(SIGNED_OUT);
    },
    /** The server ended the session; it is `expired` if it was in use. Drafts are kept. */
    end: () => {
      if (state.status === 'signedOut') return;
      dropKept();
      storeExpiry(storage);
      clearStored(storage);
      clearSessionEnd(storage);
      set({
        ...SIGNED_OUT,
        expired: state.status === 'signedIn',
        ended: { userId: state.user?.id },
      });
    },
    /** The check failed, but the server did not reject the session. */
    unreachable: () => {
      set({ ...state, status: 'unreachable' });
    },
    /** The session expired in another tab. */
    expireFromOtherTab: () => {
      if (state.status === 'signedOut') return;
      set({ ...SIGNED_OUT, expired: true, ended: { userId: state.user?.id } });
    },
    /** Reads the storage again, after another tab changed it or for a retry. */
    reload: () => {
      set(stored(storage));
    },
    /** Another tab updated the same account. */
    reloadUser: () => {
      const user = readUser(storage);
      if (state.status === 'signedIn' && user?.id === state.user?.id) set({ ...state, user });
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
