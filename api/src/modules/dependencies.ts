import type { Kysely } from 'kysely';
import type { Background } from '../plugins/background.ts';
import type { Database } from '../plugins/database/schema.ts';
import type { OpenDatabase } from '../plugins/database/types.ts';
import type { Limits } from '../plugins/limits.ts';
import type { SendMail } from '../plugins/send-mail.ts';
import type { Passwords } from '../plugins/passwords.ts';

/** What the routes are given to work with. */
export interface Dependencies {
  db: Kysely<Database>;
  /** How busy the connections to the database are, where it has several. */
  poolUse?: OpenDatabase['poolUse'];
  /** Hears of the changes of all processes. */
  listen: OpenDatabase['listen'];
  passwords: Passwords;
  limits: Limits;
  /** The clock. */
  now: () => Date;
  /** IANA name of the zone in which months and days are counted. */
  timeZone: string;
  sendMail: SendMail;
  /** Origin of the web, for the links in mails. */
  webUrl: string;
  background: Background;
}
