import { isDay } from '../../calendar.ts';

/** A day, or a day and a time: 2024-05-03, 2024-05-03T10:20:30.123Z, 2024-05-03 10:20:30+05:30. */
const ISO =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(?:Z|UTC|([+-]\d\d):?(\d\d)?)?)?$/i;

/** Fri, 03 May 2024 10:20:30 GMT */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** Below this, a number is in seconds, up to 2286; as milliseconds it would be in early 1970. */
const MOST_SECONDS = 1e10;

/** Smaller numbers are years, ages or counts. */
const LEAST_EPOCH = 1e8;

/** Years with four digits. */
const FIRST_YEAR = Date.UTC(1000, 0);
const LAST_YEAR = Date.UTC(10_000, 0);

/** Epoch milliseconds of a moment, in UTC without a zone; null for an invalid one. */
export function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? timeOfText(value.trim()) : fromEpoch(value);
  return time >= FIRST_YEAR && time < LAST_YEAR ? time : null;
}

/**
 * The calendar day of a day or moment as `YYYY-MM-DD`: as written, so that no time zone shifts it.
 */
export function dayOf(value: unknown): string | null {
  const time = timeOf(value);
  if (time === null) return null;
  const written = typeof value === 'string' ? ISO.exec(value.trim())?.[1] : undefined;
  return written ?? new Date(time).toISOString().slice(0, 10);
}

/** Zero dates of databases and languages: year, month and day of 0 or 1. */
export function isUnset(value: unknown): boolean {
  return typeof value === 'string' && /^(0000-00-00|0001-01-01)/.test(value);
}

function timeOfText(text: string): number {
  if (/^-?\d{9,14}$/.test(text)) return fromEpoch(Number(text));
  const [, day, clock = '00:00', hours = '+00', minutes = '00'] = ISO.exec(text) ?? [];
  if (day === undefined) return HTTP_DATE.test(text) ? Date.parse(text) : NaN;
  return isDay(day) ? Date.parse(`${day}T${clock}${hours}:${minutes}`) : NaN;
}

function fromEpoch(value: unknown): number {
  if (typeof value !== 'number' || Math.abs(value) < LEAST_EPOCH) return NaN;
  return Math.abs(value) < MOST_SECONDS ? value * 1000 : value;
}
