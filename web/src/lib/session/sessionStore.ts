import { dropDrafts } from '../draftStorage.ts';
import type { KeyStore } from '../safeStorage.ts';
import type { SessionUserFragment } from './SessionUser.generated.ts';
import { clearStored, readToken, readUser, storeExpiry, storeToken, storeUser } from './storage.ts';

/** The signed-in account as the screens know it. */
export type SessionUser = SessionUserFragment;

export interface SessionState {
  /**
   * `checking` while the stored token is being asked about; `unreachable` when that failed for a
   * reason other than a refusal: the session is kept and can be asked about again.
   */
  status: 'checking' | 'signedIn' | 'signedOut' | 'unreachable';
  /** The account; while `checking` or `unreachable` the one stored last, null when signed out. */
  user: SessionUser | null;
  /** True when a session that was in use ended by itself, until the next login. */
  expired: boolean;
  /** Whose session ended by itself, in use or not, until the next login; null when none did. */
  ended: { of: string | undefined } | null;
}

/** The session of somebody whom nobody knows. */
export const SIGNED_OUT: SessionState = {
  status: 'signedOut',
  user: null,
  expired: false,
  ended: null,
};

const signedIn = (user: SessionUser): SessionState => ({ ...SIGNED_OUT, status: 'signedIn', user });

const stored = (storage: KeyStore): SessionState =>
  readToken(storage) ? { ...SIGNED_OUT, status: 'checking', user: readUser(storage) } : SIGNED_OUT;

/** The session of this browser: what is stored, what is known, and who listens. */
export function createSessionStore(storage: KeyStore) {
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
    signIn: (token: string, user: SessionUser) => {
      storeToken(storage, token);
      storeUser(storage, user);
      set(signedIn(user));
    },
    /** Replaces the account in state and storage. */
    updateUser: (user: SessionUser) => {
      storeUser(storage, user);
      set(signedIn(user));
    },
    /** The user leaves: nothing of theirs stays on this device, drafts neither. */
    signOut: () => {
      if (state.user) dropDrafts(storage, state.user.id);
      clearStored(storage);
      set(SIGNED_OUT);
    },
    /** The server ended the session: drafts stay for the next login. */
    end: ({ expired }: { expired: boolean }) => {
      if (state.status === 'signedOut') return;
      storeExpiry(storage);
      clearStored(storage);
      set({ ...SIGNED_OUT, expired, ended: { of: state.user?.id } });
    },
    /** The check failed without a refusal. */
    unreachable: () => {
      set({ ...state, status: 'unreachable' });
    },
    /** Another tab learned that the session had ended: it was in use here, too. */
    hearExpiry: () => {
      if (state.status === 'signedOut') return;
      set({ ...SIGNED_OUT, expired: true, ended: { of: state.user?.id } });
    },
    /** Reads the storage again, after another tab changed it or for a further try. */
    reload: () => {
      set(stored(storage));
    },
    /** Another tab learned something new about the same account. */
    reloadUser: () => {
      const user = readUser(storage);
      if (state.status === 'signedIn' && user?.id === state.user?.id) set({ ...state, user });
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
