import type { Generated } from 'kysely';
import type { Audience } from '../../domain/words.ts';

/** What a link to set a password is for; a first password replaces the one that was given. */
export type PasswordLinkPurpose = 'forgotten' | 'first';

/** Pending password reset; at most one per account and purpose. */
export interface PasswordResetsTable {
  user_id: string;
  purpose: PasswordLinkPurpose;
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  expires_at: Date;
}

/** A changed email that its former address can still restore. */
export interface EmailChangesTable {
  id: Generated<number>;
  user_id: string;
  old_email: string;
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  /** By password or by an administrator; else reset links keep going to the former address. */
  confirmed: boolean;
  expires_at: Date;
}

/** An email that replaces that of the account once its mailbox is confirmed; one an account. */
export interface PendingEmailsTable {
  user_id: string;
  /** Lower-cased; another account may have it. */
  email: string;
  /** By password, as in `EmailChangesTable`. */
  confirmed: boolean;
  /** SHA-256 of the token of the session that asked, in hex. */
  session_hash: string;
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  expires_at: Date;
}

/** Registrations whose email is not confirmed yet. */
export interface RegistrationsTable {
  /** Lower-cased; an account may have it, too. */
  email: string;
  name: string;
  role: Audience;
  password_hash: string;
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  expires_at: Date;
}
