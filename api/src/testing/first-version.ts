import { sql } from 'kysely';
import type { Executor } from '../platform/database/types.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

/** Ids of the records of fillFirstVersion. */
export const ids = { admin: id(1), mentor: id(2), student: id(3), educator: id(4), club: id(5) };

/** Inserts records of the first migration; later migrations must keep them. */
export async function fillFirstVersion(db: Executor): Promise<void> {
  const at = '2026-05-04T09:30:00.123456Z';
  await sql`insert into users (id, name, email, phone, role, password_hash, status, created_at) values
    (${ids.admin}, 'Prakash Joshi', 'prakash@example.org', null, 'admin', 'hash 1', null, ${at}),
    (${ids.mentor}, 'Meera Kulkarni', 'meera@example.org', '98200 11111', 'mentor', 'hash 2', null, ${at}),
    (${ids.student}, 'Ananya Rao', 'ananya@example.org', '98200 22222', 'student', 'hash 3', 'pending', ${at}),
    (${ids.educator}, 'Shalini Iyer', 'shalini@example.org', null, 'educator', 'hash 4', 'inactive', ${at})
  `.execute(db);
  await sql`insert into clubs (id, name, description, audience, created_at)
    values (${ids.club}, 'Robotics Club', 'Machines and how to build them', 'student', ${at})`.execute(
    db,
  );
  await sql`insert into stages (club_id, position, name)
    select ${ids.club}, n - 1, 'Step ' || n from generate_series(1, 5) n`.execute(db);
  await sql`insert into mentors (user_id, club_id, specialization)
    values (${ids.mentor}, ${ids.club}, 'Robots')`.execute(db);
  await sql`insert into people (user_id, audience, club_id, mentor_id, form_submitted, form_submitted_at, details)
    values
      (${ids.student}, 'student', ${ids.club}, ${ids.mentor}, true, ${at},
        '{"class": "10th", "schoolName": "Modern School, \\"East\\"", "interests": ["Chess", "तबला"], "tenthPercentage": 91.4}'),
      (${ids.educator}, 'educator', null, null, false, null, '{}')
  `.execute(db);
  await sql`insert into progress
    select ${ids.student}, id, 'completed', 'Line one' || chr(10) || 'line two', ${at}, ${at},
      ${ids.mentor}, 'Meera Kulkarni'
    from stages where position < 2`.execute(db);
  await sql`insert into history (person_id, at, by_id, by_name, by_role, what, before, after)
    select ${ids.student}, ${at}, ${ids.mentor}, 'Meera Kulkarni', 'mentor', 'progress', null,
      jsonb_build_object('stageId', id, 'stage', name, 'status', 'completed', 'feedback', null)
    from stages where position < 2`.execute(db);
  await sql`insert into sessions values (${'ab'.repeat(32)}, ${ids.student}, ${at}, ${at}, ${at})`.execute(
    db,
  );
}
