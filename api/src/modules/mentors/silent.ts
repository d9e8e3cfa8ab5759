import { SILENT_AFTER_DAYS } from '../../../../limits.mjs';
import { sql } from 'kysely';
import { addDays, startOfDay, today, type Clock } from '../../domain/calendar.ts';
import type { Condition } from '../../platform/database/conditions.ts';

/** The rule, for the descriptions of parameters and fields. */
export const silentRule = `An active mentor is silent who has people below 100 percent, all of whom have been waiting for ${SILENT_AFTER_DAYS} days or longer. A person waits since the last save, whoever made it, or without a save since the registration; days are calendar days of the server’s time zone, so a wait that began on November 1 has 30 days from December 1`;

/** Start of a person's wait: the last save or, without a save, the registration. */
export const waitingSince = sql<Date>`coalesce(roster.last_saved_at, roster.created_at)`;

/** Whether a person is below 100 percent. */
export const isIncomplete: Condition = sql`roster.percent < 100`;

/** Whether an account is active; without a status active. */
export const isActive: Condition = sql`coalesce(users.status, 'active') = 'active'`;

/** Whether a mentor is silent, for statements that select from `mentors` and their `users`. */
export function isSilent(clock: Clock): Condition {
  const firstDayTooLate = addDays(today(clock), 1 - SILENT_AFTER_DAYS);
  return sql`(${isActive} and coalesce((
    select max(${waitingSince}) from roster
    where roster.mentor_id = mentors.user_id and ${isIncomplete}
  ) < ${startOfDay(firstDayTooLate, clock.timeZone)}, false))`;
}
