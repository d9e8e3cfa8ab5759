import type { Executor } from '../../plugins/database/types.ts';

/** People with their accounts, clubs and mentors: what lists filter, sort and read from. */
export function joinPeople(db: Executor) {
  return db
    .selectFrom('people')
    .innerJoin('users', 'users.id', 'people.user_id')
    .leftJoin('clubs', 'clubs.id', 'people.club_id')
    .leftJoin('mentors', 'mentors.user_id', 'people.mentor_id')
    .leftJoin('users as mentor_users', 'mentor_users.id', 'mentors.user_id')
    .leftJoin('clubs as mentor_clubs', 'mentor_clubs.id', 'mentors.club_id');
}

export type JoinedPeople = ReturnType<typeof joinPeople>;
