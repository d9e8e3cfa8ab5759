import type { Executor } from '../../plugins/database/types.ts';
import type { Mentor } from './mentor.ts';

/** All mentors, oldest first; one statement. */
export async function listMentors(db: Executor): Promise<Mentor[]> {
  const rows = await selectMentors(db).orderBy('users.created_at').orderBy('users.id').execute();
  return rows.map(toMentor);
}

export async function findMentor(db: Executor, id: string): Promise<Mentor | null> {
  const row = await selectMentors(db).where('mentors.user_id', '=', id).executeTakeFirst();
  return row ? toMentor(row) : null;
}

/** The mentor, held until the transaction ends, so that neither it nor its club goes meanwhile. */
export async function holdMentor(tx: Executor, id: string): Promise<Mentor | null> {
  await tx.selectFrom('mentors').select('user_id').where('user_id', '=', id).forUpdate().execute();
  return findMentor(tx, id);
}

export interface MentorValues {
  clubId: string | null;
  experience: string | null;
  specialization: string | null;
}

/** Makes an account that of a mentor. */
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
    clubId,
    experience,
    specialization,
  }: MentorValues & Pick<Mentor, 'name' | 'email' | 'phone'>,
): Promise<void> {
  await db.updateTable('users').set({ name, email, phone }).where('id', '=', id).execute();
  await db
    .updateTable('mentors')
    .set({ club_id: clubId, experience, specialization })
    .where('user_id', '=', id)
    .execute();
}

/**
 * Removes a mentor with the account and its sessions: people lose the link, the feedback stays
 * under the mentor's name.
 *
 * @returns whether there was one
 */
export async function deleteMentor(db: Executor, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('role', '=', 'mentor')
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function selectMentors(db: Executor) {
  return db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .leftJoin('clubs', 'clubs.id', 'mentors.club_id')
    .leftJoin(
      (is) =>
        is
          .selectFrom('people')
          .select(['mentor_id', is.cast<number>(is.fn.countAll(), 'integer').as('people_count')])
          .where('mentor_id', 'is not', null)
          .groupBy('mentor_id')
          .as('assigned'),
      (join) => join.onRef('assigned.mentor_id', '=', 'mentors.user_id'),
    )
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.status',
      'mentors.experience',
      'mentors.specialization',
      'mentors.club_id',
      'clubs.name as club_name',
      'clubs.audience as club_audience',
      'assigned.people_count',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMentors>['execute']>>[number];

function toMentor({ club_id, club_name, club_audience, people_count, ...mentor }: Row): Mentor {
  const club =
    club_id === null || club_name === null || club_audience === null
      ? null
      : { id: club_id, name: club_name, audience: club_audience };
  return { ...mentor, club, peopleCount: people_count ?? 0 };
}
