import type { UserError } from './userError.ts';

/** A session of an account. */
export interface AccountSession {
  id: string;
  begunAt: string;
  lastUsedAt: string;
  device: string;
  isCurrent: boolean;
}

/** Result of ending sessions. */
export interface SessionsEnded {
  ended: number;
  userErrors: UserError[];
}
