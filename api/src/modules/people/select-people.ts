import { sql } from 'kysely';
import type { Audience } from '../../domain/words.ts';
import type { ClubReference } from '../clubs/club.ts';
import type { Person } from './person.ts';
import type { Executor } from '../../platform/database/types.ts';

/**
 * Joins people with accounts, clubs, mentors and planned sessions. Lists join one table more, which
 * makes eight: PostgreSQL orders more than eight as they are written (`join_collapse_limit`), and
 * would read all people for each page.
 */
export function joinPeople(db: Executor) {
  return db
    .selectFrom('people')
    .innerJoin('users', 'users.id', 'people.user_id')
    .leftJoin('clubs', 'clubs.id', 'people.club_id')
    .leftJoin('mentors', 'mentors.user_id', 'people.mentor_id')
    .leftJoin('users as mentor_users', 'mentor_users.id', 'mentors.user_id')
    .leftJoin('clubs as mentor_clubs', 'mentor_clubs.id', 'mentors.club_id')
    .leftJoin('counselling_sessions', (join) =>
      join
        .onRef('counselling_sessions.person_id', '=', 'people.user_id')
        .on('counselling_sessions.status', '=', sql.lit('planned')),
    );
}

export type JoinedPeople = ReturnType<typeof joinPeople>;

/** Selects the columns of `Person`, in one statement. */
export function selectPeople(joined: JoinedPeople) {
  return joined.select([
    'users.id',
    'people.audience',
    'users.name',
    'users.email',
    'users.phone',
    'users.status',
    'people.education',
    'people.form_submitted',
    'people.form_submitted_at',
    'people.details',
    'users.created_at',
    'people.club_id',
    'clubs.name as club_name',
    'clubs.audience as club_audience',
    'people.mentor_id',
    'mentors.specialization as mentor_specialization',
    'mentor_users.name as mentor_name',
    'mentor_users.email as mentor_email',
    'mentor_users.phone as mentor_phone',
    'mentors.club_id as mentor_club_id',
    'mentor_clubs.name as mentor_club_name',
    'mentor_clubs.audience as mentor_club_audience',
    'mentor_users.status as mentor_status',
    'counselling_sessions.id as session_id',
    'counselling_sessions.at as session_at',
    'counselling_sessions.place as session_place',
    'counselling_sessions.sequence as session_sequence',
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

export function toPerson(row: Row): Person {
  return {
    id: row.id,
    audience: row.audience,
    name: row.name,
    email: row.email,
    phone: row.phone,
    status: row.status,
    club: clubOf(row.club_id, row.club_name, row.club_audience),
    mentor: mentorOf(row),
    education: row.education,
    formSubmitted: row.form_submitted,
    formSubmittedAt: row.form_submitted_at,
    details: row.details,
    createdAt: row.created_at,
    nextSession: nextSessionOf(row),
  };
}

function nextSessionOf(row: Row): Person['nextSession'] {
  const { session_id: id, session_at: at, session_place: place, session_sequence: sequence } = row;
  if (id === null || at === null || sequence === null) return null;
  const isShown =
    row.mentor_id !== null && row.status !== 'inactive' && row.mentor_status !== 'inactive';
  return isShown ? { id, at, place, sequence } : null;
}

/** A club of a left join; null without one. */
export function clubOf(
  id: string | null,
  name: string | null,
  audience: Audience | null,
): ClubReference | null {
  return id === null || name === null || audience === null ? null : { id, name, audience };
}

function mentorOf(row: Row): Person['mentor'] {
  if (row.mentor_id === null || row.mentor_name === null || row.mentor_email === null) return null;
  return {
    id: row.mentor_id,
    name: row.mentor_name,
    email: row.mentor_email,
    phone: row.mentor_phone,
    specialization: row.mentor_specialization,
    club: clubOf(row.mentor_club_id, row.mentor_club_name, row.mentor_club_audience),
  };
}
