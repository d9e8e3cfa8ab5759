import type { Generated } from 'kysely';

/** Mails that wait to be sent; not in backups. */
export interface MailOutboxTable {
  id: Generated<string>;
  /** Of `modules/mails/outbox.ts`, or of a newer release. */
  kind: string;
  account_id: string | null;
  /** Only where it is not the account's own. */
  address: string | null;
  /** An id or a day; never text of a mail. */
  about: string | null;
  due_at: Date;
  attempts: Generated<number>;
  /** No sender may claim it before. */
  claimed_until: Date | null;
  created_at: Date;
  /** Of the session whose end withdraws the mail: the hash of its token. */
  session_hash: string | null;
  /** Such a mail is claimed for ever; kept for 30 days. */
  given_up_at: Generated<Date | null>;
  given_up_code: Generated<string | null>;
  /** The attempt that was perhaps accepted, as no reply is known; null: none. */
  unanswered_attempt: Generated<number | null>;
}

/** At most one row: the mail server refuses the sender. */
export interface MailPauseTable {
  id: Generated<boolean>;
  /** No process sends before. */
  until: Date;
  /** Paused time before was added to `due_at` of the waiting mails. */
  counted_until: Date;
}

/** Reminders whose mail was written to the outbox; in backups. */
export interface SentRemindersTable {
  /** Of `modules/reminders/due.ts`, or of a newer release. */
  kind: string;
  account_id: string;
  /** Of the sessions, or the Monday of a digest: `YYYY-MM-DD`. */
  day: string;
}

/** Preference for update mails. Without a row: on, none sent yet. */
export interface UpdateMailsTable {
  user_id: string;
  wanted: Generated<boolean>;
  /** Time of the last mail. */
  sent_at: Date | null;
}
