import { createContext, use } from 'react';
import type { SessionEnd } from './sessionEnd.ts';
import type { SessionState, SessionUser } from './sessionStore.ts';

export interface Session extends SessionState {
  signIn: (token: string, user: SessionUser) => Promise<void>;
  /** Signs out at once and ends the session on the server when it is reachable. */
  signOut: () => Promise<void>;
  updateUser: (user: SessionUser) => void;
  /**
   * Resolves when all that a login stores on the device is stored, after two seconds at the latest.
   * A document that is left before would lose it.
   */
  settled: () => Promise<void>;
  /** The current token; null when signed out. */
  token: () => string | null;
  /** Refetches the account. A rejection ends the session; another failure is only logged. */
  refresh: () => Promise<void>;
  /** Expiry of the session, extended by activity; null if the backend does not send one. */
  sessionEnd: () => SessionEnd | null;
  /**
   * Checks the session with the server, and extends it with `extend`. A rejection ends the session.
   * @returns false without a response
   */
  verify: (options: { extend: boolean }) => Promise<boolean>;
  /** Ends the session here as after an expiry: drafts are kept. */
  expire: () => void;
  /** Checks an `unreachable` session once more. */
  retry: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of the user and its actions. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/**
 * Link to the landing page. Without `home` a signed-in user would be redirected to the dashboard.
 */
export const useHomeUrl = (): string => (use(SessionContext)?.user ? '/?home' : '/');
