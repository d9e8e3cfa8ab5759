import type { UserError } from './userError.ts';

/** A link with which the owner of an account sets a password. */
export interface PasswordLink {
  /** Null when it was sent by mail. */
  url: string | null;
  expiresAt: string;
}

/** Result of making a link. */
export interface PasswordLinkResult {
  /** Null when refused. */
  passwordLink: PasswordLink | null;
  userErrors: UserError[];
}
