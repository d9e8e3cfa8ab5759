import type { Executor } from '../../platform/database/types.ts';

/** Joins people with accounts, clubs and mentors. */
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
