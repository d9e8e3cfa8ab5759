import type { Generated } from 'kysely';
import type { Audience, Language } from '../../domain/words.ts';

/** Purpose of a link to set a password; `first` replaces the password that an administrator chose. */
export type PasswordLinkPurpose = 'forgotten' | 'first';

/** Pending password reset; at most one per account and purpose. */
export interface PasswordResetsTable {
  user_id: string;
  purpose: PasswordLinkPurpose;
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  /** Of a mail before, which is perhaps accepted; its link is valid, too. */
  earlier_hash: Generated<string | null>;
  expires_at: Date;
  /** Hash of the token of the administrator's session that made a first link; null without one. */
  session_hash: string | null;
}

/** A changed email that its former address can still restore. */
export interface EmailChangesTable {
  id: Generated<number>;
  user_id: string;
  old_email: string;
  /** SHA-256 of the token, in hex; of a withdrawn link a text that is no hash; null as below. */
  token_hash: string | null;
  /** As in `PasswordResetsTable`. */
  earlier_hash: Generated<string | null>;
  /** Confirmed by the password; else reset links still go to the former address. */
  confirmed: boolean;
  /** null until its mail is sent. */
  expires_at: Date | null;
}

/** New email of an account until its mailbox is confirmed; at most one per account. */
export interface PendingEmailsTable {
  user_id: string;
  /** Lower-cased; another account may have it. */
  email: string;
  /** Confirmed by the password, as in `EmailChangesTable`. */
  confirmed: boolean;
  /** SHA-256 of the token of the requesting session, in hex. */
  session_hash: string;
  /** SHA-256 of the token, in hex; null as below. */
  token_hash: string | null;
  /** As in `PasswordResetsTable`. */
  earlier_hash: Generated<string | null>;
  /** null until its mail is sent. */
  expires_at: Date | null;
}

/** Registrations whose email is not confirmed yet. */
export interface RegistrationsTable {
  /** Lower-cased; an account may have it, too. */
  email: string;
  name: string;
  role: Audience;
  language: Generated<Language | null>;
  password_hash: string;
  /** SHA-256 of the token, in hex; null as below. */
  token_hash: string | null;
  /** As in `PasswordResetsTable`. */
  earlier_hash: Generated<string | null>;
  /** null until its mail is sent. */
  expires_at: Date | null;
}

/**
 * What becomes of the link of an earlier attempt: it ends; the present one becomes the earlier one;
 * the present one, of a mail that was refused, ends and the earlier one stays.
 */
export type EarlierLink = 'ends' | 'present' | 'earlier';
