import { sql } from 'kysely';
import type { Condition } from '../../platform/database/conditions.ts';

/** Missing or invalid assignments of a person, as filters of lists. */
export const assignmentGaps = {
  'no-club': sql`roster.club_id is null`,
  'no-mentor': sql`roster.mentor_id is null`,
  'inactive-mentor': sql`roster.mentor_id in (
    select users.id from users where users.role = 'mentor' and users.status = 'inactive')`,
  'mentor-of-other-club': sql`exists (
    select 1 from mentors
    where mentors.user_id = roster.mentor_id and mentors.club_id <> roster.club_id)`,
} as const satisfies Record<string, Condition>;

export type AssignmentGap = keyof typeof assignmentGaps;
