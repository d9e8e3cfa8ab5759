import { SESSION_AHEAD_DAYS } from '../../../../../limits.mjs';
import { clockText, isoDay } from '../../../lib/format.ts';
import { isOver } from '../../../lib/nextSession/sessionTime.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import type { UnsentChange } from '../../../lib/unsent/changes.ts';
import { inputOf } from '../changes/mentorChanges.ts';

export type PlannedSession = NonNullable<MentorPerson['nextSession']>;

/** Whether a session can be planned with a person: not without an active account. */
export const takesSessions = ({ agreedSteps, status }: MentorPerson): boolean =>
  agreedSteps !== null && status !== 'inactive';

/** Form values of the next session, in the device's time zone; empty without one. */
export interface SessionValues {
  /** `2026-12-04` */
  nextDay: string;
  /** `16:30` */
  nextTime: string;
  nextPlace: string;
  /** The moment of day and time as planned or entered; empty without both. */
  at: string;
}

const EMPTY: SessionValues = { nextDay: '', nextTime: '', nextPlace: '', at: '' };

/** Values of the planned session; empty without one and when its time is over. */
export function sessionValues(
  session: Pick<PlannedSession, 'at' | 'place'> | null,
  now = Date.now(),
): SessionValues {
  if (!session || isOver(session, now)) return EMPTY;
  const { at, place } = session;
  return readingOf({ ...EMPTY, nextPlace: place ?? '', at });
}

/** The values with the day and time of their moment in the present zone of the device. */
export const readingOf = <Values extends SessionValues>(values: Values): Values =>
  values.at
    ? { ...values, nextDay: isoDay(values.at), nextTime: clockText(new Date(values.at)) }
    : values;

/**
 * The values with the moment of their day and time. Those of the planned session are its moment,
 * which no field shows whole: it may have seconds, or be the second of two equal times.
 */
export function withMoment<Values extends SessionValues>(
  values: Values,
  planned: SessionValues,
): Values {
  const { nextDay, nextTime } = readingOf(planned);
  const isPlanned = values.nextDay === nextDay && values.nextTime === nextTime;
  return { ...values, at: isPlanned ? planned.at : momentOf(values) };
}

/** Values as they are stored; the release before has stored no moment. */
export type StoredSession = Omit<SessionValues, 'at'> & { at?: string };

/** The values of a stored session in the present zone of the device. */
export function storedValues(stored: StoredSession, planned: SessionValues): SessionValues {
  const values = { ...stored, at: stored.at ?? '' };
  return values.at ? readingOf(values) : withMoment(values, planned);
}

/**
 * The session that a form is based on, with its values: they stay when its time is over. A plan or
 * a cancellation that waits on this device counts as made.
 */
export interface SessionBase {
  session: PlannedSession | null;
  waiting: UnsentChange | undefined;
  values: SessionValues;
}

export function sessionBase(
  session: PlannedSession | null,
  waiting: UnsentChange | undefined,
): SessionBase {
  return { session, waiting, values: sessionValues(waiting ? plannedBy(waiting) : session) };
}

/** Time and place of a plan that waits; null for a cancellation. */
function plannedBy(waiting: UnsentChange) {
  const { at, place = null } = inputOf('SetNextSession', waiting);
  return waiting.operation === 'SetNextSession' ? { at, place } : null;
}

/** Whether the values differ from those of the planned session. */
export function isSessionChanged(values: SessionValues, planned: SessionValues): boolean {
  return (
    values.at !== planned.at ||
    (values.at === '' && values.nextDay + values.nextTime !== '') ||
    values.nextPlace.trim() !== planned.nextPlace.trim()
  );
}

/**
 * The moment of a local day and time. `Date` moves a time that a clock change skips forward; of one
 * that occurs twice it takes the first. Empty without both.
 */
function momentOf({ nextDay, nextTime }: SessionValues): string {
  const [year = NaN, month = NaN, day = NaN] = nextDay.split('-').map(Number);
  const [hour = NaN, minute = NaN] = nextTime.split(':').map(Number);
  const date = new Date(year, month - 1, day, hour, minute);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
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
  const at = Date.parse(values.at);
  if (!(at > now)) return { nextTime: 'Choose a time that is not past.' };
  if (at - now > SESSION_AHEAD_DAYS * 86_400_000) return { nextDay: 'Choose a day within a year.' };
  return {};
}
