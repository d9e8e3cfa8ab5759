import { sql } from 'kysely';
import { isId } from '../../domain/ids.ts';
import type { FormDetails } from '../../domain/form-details.ts';
import type { AccountStatus, Audience } from '../../domain/words.ts';
import { oneOf } from '../../platform/database/conditions.ts';
import { lockPeople } from '../../platform/database/row-locks.ts';
import type { Executor } from '../../platform/database/types.ts';
import { findPendingEmail } from '../auth/pending-emails.ts';
import { findInterestProfiles } from '../interest-profiles/repository.ts';
import { joinPeople, selectPeople, toPerson } from './select-people.ts';
import type { Person } from './person.ts';

export async function findPerson(
  db: Executor,
  audience: Audience,
  id: string,
): Promise<Person | null> {
  return (await findPeople(db, audience, [id])).get(id) ?? null;
}

/** People by id; without those of the other audience. */
export async function findPeople(
  db: Executor,
  audience: Audience,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  const rows = await selectPeople(joinPeople(db))
    .where('people.audience', '=', audience)
    .where(oneOf('people.user_id', ids))
    .execute();
  return new Map(rows.map((row) => [row.id, toPerson(row)]));
}

/** The own record of a person, with the email to be confirmed and a student's interest profile. */
export async function findOwnPerson(
  db: Executor,
  audience: Audience,
  id: string,
  now: Date,
): Promise<Person | null> {
  const person = await findPerson(db, audience, id);
  if (!person) return null;
  const own = { ...person, pendingEmail: await findPendingEmail(db, id, now) };
  if (audience !== 'student') return own;
  return { ...own, interestProfile: (await findInterestProfiles(db, [id])).get(id) ?? null };
}

/** Locks a person of the mentor. */
export async function lockPersonOfMentor(
  tx: Executor,
  mentorId: string,
  id: string,
): Promise<Person | null> {
  if (!isId(id)) return null;
  await lockPeople(tx, 'user_id', id);
  return findPersonOfMentor(tx, mentorId, id);
}

/** A person of the mentor. */
export async function findPersonOfMentor(
  db: Executor,
  mentorId: string,
  id: string,
): Promise<Person | null> {
  if (!isId(id)) return null;
  const row = await selectPeople(joinPeople(db))
    .where('people.user_id', '=', id)
    .where('people.mentor_id', '=', mentorId)
    .executeTakeFirst();
  return row ? toPerson(row) : null;
}

/** The people of a mentor, by name. */
export async function listPeopleOfMentor(db: Executor, mentorId: string): Promise<Person[]> {
  const rows = await selectPeople(joinPeople(db))
    .where('people.mentor_id', '=', mentorId)
    .orderBy(sql`users.name collate "und-x-icu"`)
    .orderBy('users.id')
    .execute();
  return rows.map(toPerson);
}

export async function setClub(
  db: Executor,
  clubId: string | null,
  ...ids: string[]
): Promise<void> {
  await db.updateTable('people').set({ club_id: clubId }).where('user_id', 'in', ids).execute();
}

export async function setMentor(
  db: Executor,
  mentorId: string | null,
  ...ids: string[]
): Promise<void> {
  await db.updateTable('people').set({ mentor_id: mentorId }).where('user_id', 'in', ids).execute();
}

/** Fields of the own profile. */
export interface ProfileValues {
  name: string;
  /** Normalised email. */
  email: string;
  phone: string | null;
  details: FormDetails;
}

export async function saveProfile(db: Executor, id: string, values: ProfileValues): Promise<void> {
  const { name, email, phone, details } = values;
  await db.updateTable('users').set({ name, email, phone }).where('id', '=', id).execute();
  await db
    .updateTable('people')
    .set({ details: JSON.stringify(details) })
    .where('user_id', '=', id)
    .execute();
}

export async function setEducation(
  db: Executor,
  id: string,
  education: string | null,
): Promise<void> {
  await db.updateTable('people').set({ education }).where('user_id', '=', id).execute();
}

export async function setStatus(
  db: Executor,
  status: AccountStatus,
  ...ids: string[]
): Promise<void> {
  await db.updateTable('users').set({ status }).where('id', 'in', ids).execute();
}

/** Sets the flag; the time of the first submission is kept. */
export async function setFormSubmitted(
  db: Executor,
  id: string,
  flag: boolean,
  at: Date,
): Promise<void> {
  await db
    .updateTable('people')
    .set((is) => ({
      form_submitted: flag,
      ...(flag && { form_submitted_at: is.fn.coalesce('form_submitted_at', is.val(at)) }),
    }))
    .where('user_id', '=', id)
    .execute();
}
