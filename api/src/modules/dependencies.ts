import type { Kysely } from 'kysely';
import type { Database } from '../plugins/database/schema.ts';
import type { Limits } from '../plugins/limits.ts';
import type { Passwords } from '../plugins/passwords.ts';

/** What the routes are given to work with. */
export interface Dependencies {
  db: Kysely<Database>;
  passwords: Passwords;
  limits: Limits;
  /** The clock. */
  now: () => Date;
  /** IANA name of the zone in which months and days are counted. */
  timeZone: string;
}
