import { isoDay } from '../../../lib/format.ts';
import { isOver } from '../../../lib/nextSession/sessionTime.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';

export type PlannedSession = NonNullable<MentorPerson['nextSession']>;

/** Form values of the next session, in the device's time zone; empty without one. */
export interface SessionValues {
  /** `2026-12-04` */
  nextDay: string;
  /** `16:30` */
  nextTime: string;
  nextPlace: string;
}

/** Maximum length of a place at the server. */
export const PLACE_LIMIT = 200;

const AHEAD_MS = 366 * 86_400_000;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Values of the planned session; empty without one and when its time is over. */
export function sessionValues(session: PlannedSession | null, now = Date.now()): SessionValues {
  if (!session || isOver(session, now)) return { nextDay: '', nextTime: '', nextPlace: '' };
  return {
    nextDay: isoDay(session.at),
    nextTime: clock.format(new Date(session.at)),
    nextPlace: session.place ?? '',
  };
}

/** The session that a form is based on, with its values: they stay when its time is over. */
export interface SessionBase {
  session: PlannedSession | null;
  values: SessionValues;
}

export const sessionBase = (session: PlannedSession | null): SessionBase => ({
  session,
  values: sessionValues(session),
});

/** Whether the values differ from those of the planned session. */
export function isSessionChanged(values: SessionValues, planned: SessionValues): boolean {
  return (
    values.nextDay !== planned.nextDay ||
    values.nextTime !== planned.nextTime ||
    values.nextPlace.trim() !== planned.nextPlace.trim()
  );
}

/**
 * The moment of a local day and time. `Date` moves a time that a clock change skips forward; of one
 * that occurs twice it takes the first.
 */
export function sessionMoment({ nextDay, nextTime }: SessionValues): Date {
  const [year = NaN, month = NaN, day = NaN] = nextDay.split('-').map(Number);
  const [hour = NaN, minute = NaN] = nextTime.split(':').map(Number);
  return new Date(year, month - 1, day, hour, minute);
}

/** Errors by field; empty if the values can be sent or are unchanged. */
export function sessionErrors(
  values: SessionValues,
  planned: SessionValues,
  now = Date.now(),
): Partial<SessionValues> {
  if (!isSessionChanged(values, planned)) return {};
  if (!values.nextDay) {
    return { nextDay: planned.nextDay ? 'Enter a day, or cancel the session.' : 'Enter a day.' };
  }
  if (!values.nextTime) return { nextTime: 'Enter a time.' };
  const at = sessionMoment(values).getTime();
  if (!(at > now)) return { nextTime: 'Choose a time that is not past.' };
  if (at - now > AHEAD_MS) return { nextDay: 'Choose a day within a year.' };
  return {};
}
