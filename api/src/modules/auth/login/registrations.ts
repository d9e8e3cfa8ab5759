import type { Selectable } from 'kysely';
import type { Audience, Language } from '../../../domain/words.ts';
import type { EarlierLink, RegistrationsTable } from '../../../platform/database/link-tables.ts';
import { deleteExpiredRows } from '../../../platform/database/expired-rows.ts';
import type { Executor } from '../../../platform/database/types.ts';
import { earlierHash, hasToken, isOpen } from '../open-links.ts';
import { hashToken, newToken } from '../tokens.ts';

/** How long a registration can be confirmed, in ms. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** A registration whose email is not confirmed yet. */
export interface Registration {
  /** Normalised. */
  email: string;
  name: string;
  role: Audience;
  language: Language | null;
  /** Hash of the password typed at the registration: a login with it gets EMAIL_UNCONFIRMED. */
  passwordHash: string;
}

/** Stores a registration in place of an earlier one. Its mail starts its time: `startRegistration`. */
export async function storeRegistration(
  tx: Executor,
  { email, name, role, language, passwordHash }: Registration,
  now: Date,
): Promise<void> {
  await deleteExpiredRows(tx, 'registrations', now);
  const row = {
    name,
    role,
    language,
    password_hash: passwordHash,
    token_hash: null,
    earlier_hash: null,
    expires_at: null,
  };
  await tx
    .insertInto('registrations')
    .values({ email, ...row })
    .onConflict((earlier) => earlier.column('email').doUpdateSet(row))
    .execute();
}

/**
 * Makes the token of a registration when its mail is sent, whether or not the email has an account.
 * @returns null without a registration, or when the mail of an earlier one has started it
 */
export async function startRegistration(
  db: Executor,
  email: string,
  now: Date,
  { isRetry, earlierLink }: { isRetry: boolean; earlierLink: EarlierLink },
): Promise<string | null> {
  const token = newToken();
  const waiting = db
    .updateTable('registrations')
    .set({
      token_hash: hashToken(token),
      earlier_hash: earlierHash(earlierLink, 'registrations'),
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .where('email', '=', email);
  const { numUpdatedRows } = await (
    isRetry ? waiting : waiting.where('token_hash', 'is', null)
  ).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? token : null;
}

/**
 * Replaces the token, but not the expiry: otherwise a later login with the password of the
 * registration would reveal whether the email had an account.
 * @returns null without a registration, or while its first mail waits
 */
export async function renewRegistration(
  db: Executor,
  email: string,
  now: Date,
  earlierLink: EarlierLink,
): Promise<string | null> {
  const token = newToken();
  const { numUpdatedRows } = await db
    .updateTable('registrations')
    .set({
      token_hash: hashToken(token),
      earlier_hash: earlierHash(earlierLink, 'registrations'),
    })
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? token : null;
}

/** The registration of a (normalised) email or a token; null when unknown or expired. */
export async function findRegistration(
  db: Executor,
  by: { email: string } | { token: string },
  now: Date,
): Promise<Registration | null> {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where((is) => ('email' in by ? is('email', '=', by.email) : hasToken(by.token)))
    .where(isOpen(now))
    .executeTakeFirst();
  return row ? toRegistration(row) : null;
}

/** Consumes a token; one of two concurrent calls gets null. @returns as `findRegistration` */
export async function consumeRegistration(
  tx: Executor,
  token: string,
  now: Date,
): Promise<Registration | null> {
  const row = await tx
    .deleteFrom('registrations')
    .where(hasToken(token))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row ? toRegistration(row) : null;
}

function toRegistration(row: Selectable<RegistrationsTable>): Registration {
  const { email, name, role, language, password_hash: passwordHash } = row;
  return { email, name, role, language, passwordHash };
}
