import type { Selectable } from 'kysely';
import type { AccountStatus, Audience, Language, Role } from '../../domain/words.ts';
import type { PeopleTable, UsersTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/types.ts';
import { isFormSubmitted } from '../../domain/form-submitted.ts';

/** An account. */
export interface User {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  status: AccountStatus | null;
  /** null: none yet. */
  passwordHash: string | null;
  formSubmitted: boolean;
  /** Whether update mails and reminders are sent. */
  mailUpdates: boolean;
  /** null: never chosen. */
  language: Language | null;
  /** Whether a login asks for a code; null for students and educators, who have none. */
  secondFactor: boolean | null;
}

/** Roles that may turn on two-step login. */
export const secondFactorRoles: readonly Role[] = ['admin', 'mentor'];

/** Id of an affected account for the log; undefined for a person, whose changes are in the audit. */
export function loggedId({ id, role }: Pick<User, 'id' | 'role'>): string | undefined {
  return secondFactorRoles.includes(role) ? id : undefined;
}

export interface NewUser {
  name: string;
  email: string;
  phone?: string;
  role: Role;
  passwordHash: string;
  language?: Language | null;
}

/** Finds an account by its normalised email. */
export async function findUserByEmail(db: Executor, email: string): Promise<User | null> {
  const row = await selectUsers(db).where('users.email', '=', email).executeTakeFirst();
  return row ? toUser(row) : null;
}

export async function findUser(db: Executor, id: string): Promise<User | null> {
  const row = await selectUsers(db).where('users.id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
}

/** Inserts an account. @returns its id */
export async function insertUser(db: Executor, user: NewUser): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      name: user.name,
      email: user.email,
      phone: user.phone ?? null,
      role: user.role,
      password_hash: user.passwordHash,
      status: null,
      language: user.language ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Inserts accounts of students or educators without a password; emails that are taken are left out.
 * @returns the id of each email
 */
export async function insertUsers(
  db: Executor,
  role: Audience,
  users: readonly { name: string; email: string; phone: string | null }[],
): Promise<Map<string, string>> {
  if (users.length === 0) return new Map();
  const rows = await db
    .insertInto('users')
    .values(users.map(({ name, email, phone }) => ({ name, email, phone, role })))
    .onConflict((taken) => taken.column('email').doNothing())
    .returning(['email', 'id'])
    .execute();
  return new Map(rows.map(({ email, id }) => [email, id]));
}

export async function setPassword(db: Executor, id: string, passwordHash: string): Promise<void> {
  const change = { password_hash: passwordHash };
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}

/** @param options.onlyFirst keeps a language that was chosen before */
export async function setLanguage(
  db: Executor,
  id: string,
  language: Language,
  { onlyFirst = false } = {},
): Promise<void> {
  const change = db.updateTable('users').set({ language }).where('id', '=', id);
  await (onlyFirst ? change.where('language', 'is', null) : change).execute();
}

/** @param email normalised */
export async function setEmail(db: Executor, id: string, email: string): Promise<void> {
  await db.updateTable('users').set({ email }).where('id', '=', id).execute();
}

/** @returns false without a change when the current password has changed */
export async function replacePassword(
  db: Executor,
  id: string,
  presentHash: string | null,
  newHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', presentHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Locks the account. @returns whether password, status and second factor are unchanged */
export async function lockUnchanged(
  tx: Executor,
  { id, passwordHash, secondFactor }: Pick<User, 'id' | 'passwordHash' | 'secondFactor'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('status', 'is distinct from', 'inactive')
    .forShare()
    .executeTakeFirst();
  if (!row || secondFactor === null) return row !== undefined;
  // A statement of its own: it sees what the lock has waited for.
  const factor = await tx
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return secondFactor === (factor != null && factor.confirmed_at !== null);
}

/** Inserts the person of a student or educator account. */
export async function insertPerson(db: Executor, id: string, audience: Audience): Promise<void> {
  await db.insertInto('people').values({ user_id: id, audience }).execute();
}

function selectUsers(db: Executor) {
  return db
    .selectFrom('users')
    .leftJoin('people', 'people.user_id', 'users.id')
    .leftJoin('update_mails', 'update_mails.user_id', 'users.id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .selectAll('users')
    .select(['people.audience', 'people.form_submitted', 'people.details'])
    .select(['update_mails.wanted', 'second_factors.confirmed_at']);
}

type Row = Selectable<UsersTable> & {
  [K in 'audience' | 'form_submitted' | 'details']: Selectable<PeopleTable>[K] | null;
} & { wanted: boolean | null; confirmed_at: Date | null };

function toUser(row: Row): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    status: row.status,
    passwordHash: row.password_hash,
    formSubmitted:
      row.audience !== null &&
      isFormSubmitted(row.audience, row.form_submitted ?? false, row.details ?? {}),
    mailUpdates: row.wanted ?? true,
    language: row.language,
    secondFactor: secondFactorRoles.includes(row.role) ? row.confirmed_at !== null : null,
  };
}
