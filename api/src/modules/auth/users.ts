import type { Selectable } from 'kysely';
import type { AccountStatus, Audience, Role } from '../../domain/words.ts';
import type { PeopleTable, UsersTable } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { isFormSubmitted } from '../people/form-submitted.ts';

/** Anybody with an account. */
export interface User {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  status: AccountStatus | null;
  passwordHash: string;
  formSubmitted: boolean;
}

export interface NewUser {
  name: string;
  email: string;
  phone?: string;
  role: Role;
  passwordHash: string;
}

/** The account with this (normalised) email. */
export async function findUserByEmail(db: Executor, email: string): Promise<User | null> {
  const row = await selectUsers(db).where('users.email', '=', email).executeTakeFirst();
  return row ? toUser(row) : null;
}

export async function findUser(db: Executor, id: string): Promise<User | null> {
  const row = await selectUsers(db).where('users.id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
}

/** Adds an account. @returns its id */
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds the person that belongs to a new student's or educator's account. */
export async function insertPerson(db: Executor, id: string, audience: Audience): Promise<void> {
  await db.insertInto('people').values({ user_id: id, audience }).execute();
}

function selectUsers(db: Executor) {
  return db
    .selectFrom('users')
    .leftJoin('people', 'people.user_id', 'users.id')
    .selectAll('users')
    .select(['people.audience', 'people.form_submitted', 'people.details']);
}

type Row = Selectable<UsersTable> & {
  [K in 'audience' | 'form_submitted' | 'details']: Selectable<PeopleTable>[K] | null;
};

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
  };
}
