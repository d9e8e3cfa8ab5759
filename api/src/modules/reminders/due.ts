import {
  addDays,
  mondayOf,
  startOfDay,
  startOfHour,
  today,
  type Clock,
} from '../../domain/calendar.ts';

/** The clock with the hour of the day at which reminders are sent. */
export interface ReminderClock extends Clock {
  mailHour: number;
}

/** Reminders of one kind that are due. */
export interface DueReminder {
  kind: 'session-reminder' | 'mentor-digest' | 'admin-digest';
  /** Of the sessions, or the Monday of a digest. */
  day: string;
  /** When they became due. */
  dueAt: Date;
}

/**
 * The reminders that are due, whether or not they were sent: of sessions from the hour of the day
 * before until they begin, of a week from the hour of its Monday to the end of Tuesday.
 */
export function dueReminders(clock: ReminderClock): DueReminder[] {
  const { now, timeZone, mailHour } = clock;
  const day = today(clock);
  const monday = mondayOf(day);
  const digestAt = startOfHour(monday, mailHour, timeZone);
  const due: DueReminder[] = [day, addDays(day, 1)].map((sessionDay) => ({
    kind: 'session-reminder',
    day: sessionDay,
    dueAt: startOfHour(addDays(sessionDay, -1), mailHour, timeZone),
  }));
  if (now() < digestEnd(monday, timeZone)) {
    due.push({ kind: 'mentor-digest', day: monday, dueAt: digestAt });
    due.push({ kind: 'admin-digest', day: monday, dueAt: digestAt });
  }
  return due.filter(({ dueAt }) => dueAt <= now());
}

/** When a digest is not sent any more. */
export function digestEnd(monday: string, timeZone: string): Date {
  return startOfDay(addDays(monday, 2), timeZone);
}
