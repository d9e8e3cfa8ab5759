import { createContext, use } from 'react';
import type { SessionState, SessionUser } from './sessionStore.ts';

export interface Session extends SessionState {
  signIn: (token: string, user: SessionUser) => Promise<void>;
  /** Ends the session here at once, and at the server as soon as it can be reached. */
  signOut: () => Promise<void>;
  updateUser: (user: SessionUser) => void;
  /** The token that calls carry, at this moment; null when signed out. */
  token: () => string | null;
  /** Fetches the account again; a failure is logged only. */
  refresh: () => Promise<void>;
  /** Checks an `unreachable` session once more. */
  retry: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in, and the ways to change that. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
