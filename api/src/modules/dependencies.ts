import type { Kysely } from 'kysely';
import type { Language } from '../domain/words.ts';
import type { AddressHash, FilterHash } from '../platform/address-hash.ts';
import type { Background } from '../platform/background.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Replica } from '../platform/database/replica.ts';
import type { OpenDatabase } from '../platform/database/types.ts';
import type { Limits } from '../platform/limits.ts';
import type { SendMail } from '../platform/mail/send-mail.ts';
import type { Passwords } from '../platform/passwords.ts';
import type { Secrets } from '../platform/secrets.ts';

/** Dependencies of the routes. */
export interface Dependencies {
  db: Kysely<Database>;
  /** Read replica for the lists of administrators. */
  replica?: Replica | undefined;
  /** Use of the connection pool; not for the embedded database. */
  poolUse?: OpenDatabase['poolUse'];
  /** Listens for changes of all processes. */
  listen: OpenDatabase['listen'];
  passwords: Passwords;
  /** null without a key; two-step login can't be turned on then. */
  secrets: Secrets | null;
  limits: Limits;
  /** The current time. */
  now: () => Date;
  /** IANA name of the zone in which months and days are counted. */
  timeZone: string;
  /** Hour of the day at which reminders are sent. */
  mailHour: number;
  /** Language of mails to students and educators who have chosen none. */
  defaultLanguage: Language;
  sendMail: SendMail;
  /** Whether mails are sent or, in development, written to files. */
  sendsMail: boolean;
  /** Whether mails reach their recipients: a mail server is configured. */
  hasMailServer: boolean;
  /** Whether an account is made only when the email of its registration is confirmed. */
  confirmsEmail: boolean;
  /** Whether administrators and mentors must turn on two-step login at their next login. */
  requiresSecondFactor: boolean;
  /** Origin of the web, for the links in mails. */
  webUrl: string;
  /** Receives a mail without content for each concern; null: none. */
  concernMailTo: string | null;
  /** Sends the mails of the outbox. */
  background: Background;
  /** Hashes client addresses, to be stored or logged. */
  addressHash: AddressHash;
  /** Hashes the filters of lists, to be stored and logged. */
  filterHash: FilterHash;
}
