import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../../domain/calendar.ts';
import { requestedOrder } from '../../platform/database/paging.ts';
import { lockMentorRow } from '../../platform/database/row-locks.ts';
import type { Executor } from '../../platform/database/types.ts';
import { matchesQuery, peopleCount, sortBy, type MentorQuery } from './mentor-query.ts';
import type { Mentor } from './mentor.ts';

/** Matching mentors, by default oldest first. */
export function selectMatching(db: Executor, query: MentorQuery, clock: Clock) {
  const { by, descending } = requestedOrder<RawBuilder<unknown>>(sortBy, query.sort ?? 'createdAt');
  return selectMentors(db)
    .where(matchesQuery(query, clock))
    .orderBy(by, (is) => (descending ? is.desc() : is.asc()).nullsLast())
    .orderBy('users.id', descending ? 'desc' : 'asc');
}

export async function findMentor(db: Executor, id: string): Promise<Mentor | null> {
  const row = await selectMentors(db).where('mentors.user_id', '=', id).executeTakeFirst();
  return row ? toMentor(row) : null;
}

/** Locks a mentor and the club against deletion. */
export async function lockMentor(tx: Executor, id: string): Promise<Mentor | null> {
  await lockMentorRow(tx, id);
  return findMentor(tx, id);
}

export interface MentorValues {
  clubId: string | null;
  experience: string | null;
  specialization: string | null;
}

/** Inserts the mentor of an account. */
export async function insertMentor(db: Executor, id: string, values: MentorValues): Promise<void> {
  await db
    .insertInto('mentors')
    .values({
      user_id: id,
      club_id: values.clubId,
      experience: values.experience,
      specialization: values.specialization,
    })
    .execute();
}

export async function updateMentor(
  db: Executor,
  id: string,
  {
    name,
    email,
    phone,
    status,
    clubId,
    experience,
    specialization,
  }: MentorValues & Pick<Mentor, 'name' | 'email' | 'phone' | 'status'>,
): Promise<void> {
  await db.updateTable('users').set({ name, email, phone, status }).where('id', '=', id).execute();
  await db
    .updateTable('mentors')
    .set({ club_id: clubId, experience, specialization })
    .where('user_id', '=', id)
    .execute();
}

/**
 * Deletes a mentor with account and sessions; people lose the link, the name is kept beside the
 * feedback.
 */
export async function deleteMentor(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).where('role', '=', 'mentor').execute();
}

function selectMentors(db: Executor) {
  return db
    .selectFrom('mentors')
    .innerJoin('users', (join) =>
      // Allows the planner to use the index of mentor accounts.
      join.onRef('users.id', '=', 'mentors.user_id').on('users.role', '=', sql.lit('mentor')),
    )
    .leftJoin('clubs', 'clubs.id', 'mentors.club_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'mentors.user_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.status',
      'second_factors.confirmed_at',
      'mentors.experience',
      'mentors.specialization',
      'mentors.club_id',
      'clubs.name as club_name',
      'clubs.audience as club_audience',
      peopleCount.as('people_count'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMentors>['execute']>>[number];

export function toMentor({
  club_id,
  club_name,
  club_audience,
  people_count,
  confirmed_at,
  ...mentor
}: Row): Mentor {
  const club =
    club_id === null || club_name === null || club_audience === null
      ? null
      : { id: club_id, name: club_name, audience: club_audience };
  return { ...mentor, club, peopleCount: people_count, secondFactor: confirmed_at !== null };
}
