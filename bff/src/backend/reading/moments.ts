import { isDay, type Calendar } from '../../calendar.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const WEEKDAY = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?';
const MONTH =
  '(?<word>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const CLOCK = String.raw`(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?`;
const ZONE = String.raw`(?: ?(?:z|utc|gmt)?(?<offset>[+-]\d\d(?::?\d\d)?)?(?: \([^)]*\))?)`;

/** Unambiguous notations: year first, or month as a word. In 03/05 the month is unknown. */
const NOTATIONS = [
  // 2024-05-03, 2024-05-03T10:20:30.123Z, 2024-05-03 10:20:30+05:30
  String.raw`(?<year>\d{4})(?<between>[-/])(?<month>\d\d)\k<between>(?<day>\d\d)(?:[t ]${CLOCK}${ZONE})?`,
  // Fri, 03 May 2024 10:20:30 GMT
  String.raw`${WEEKDAY}(?<day>\d{1,2})[ -]${MONTH}[ -](?<year>\d{4})(?: ${CLOCK}${ZONE})?`,
  // May 3, 2024, or the format of `Date.toString`: Fri May 03 2024 10:20:30 GMT+0530 (India
  // Standard Time)
  String.raw`${WEEKDAY}${MONTH} (?<day>\d{1,2}),? (?<year>\d{4})(?:,? ${CLOCK}${ZONE})?`,
].map((notation) => new RegExp(`^${notation}$`, 'i'));

/** Below this, a number is in seconds, up to 2286; as milliseconds it would be in early 1970. */
const MOST_SECONDS = 1e10;

/** Smaller numbers are years, ages or counts. */
const LEAST_EPOCH = 1e8;

interface Written {
  /** The calendar day as written, in any zone. */
  day: string;
  /** Epoch milliseconds; UTC without a zone. */
  time: number;
  /** False for a day without a time of day. */
  hasClock: boolean;
}

/** Epoch milliseconds of a moment in any usual notation; null for an invalid one. */
export function timeOf(value: unknown): number | null {
  return read(value)?.time ?? null;
}

/**
 * The calendar day of a day or moment as `YYYY-MM-DD`: as written, so that no time zone shifts it.
 * A moment at midnight of the calendar is the day that begins there: it was made of a local date.
 */
export function dayOf(value: unknown, calendar: Pick<Calendar, 'dayFrom'>): string | null {
  const written = read(value);
  if (written === null || !written.hasClock) return written?.day ?? null;
  return calendar.dayFrom(new Date(written.time)) ?? written.day;
}

/** Zero dates of databases and languages: year, month and day of 0 or 1. */
export function isUnset(value: unknown): boolean {
  return typeof value === 'string' && /^(0000-00-00|0001-01-01)/.test(value);
}

function read(value: unknown): Written | null {
  if (typeof value === 'string') {
    const text = value.trim();
    return /^-?\d{9,14}$/.test(text) ? fromEpoch(Number(text)) : fromText(text);
  }
  if (typeof value === 'number') return fromEpoch(value);
  if (Array.isArray(value)) return fromNumbers(value);
  return typeof value === 'object' && value !== null ? fromObject(value) : null;
}

/** Dates of MongoDB, `{$date: …}`, and Firestore, `{seconds, nanoseconds}`. */
function fromObject(value: object): Written | null {
  if ('$date' in value) {
    const { $date: date } = value;
    const long = typeof date === 'object' && date !== null && '$numberLong' in date;
    const time = long ? Number(date.$numberLong) : date;
    return typeof time === 'number' ? fromTime(time) : typeof time === 'string' ? read(time) : null;
  }
  const seconds = 'seconds' in value ? value.seconds : '_seconds' in value ? value._seconds : null;
  const rest =
    'nanoseconds' in value ? value.nanoseconds : '_nanoseconds' in value ? value._nanoseconds : 0;
  return typeof seconds === 'number' && typeof rest === 'number'
    ? fromTime(seconds * 1000 + Math.floor(rest / 1e6))
    : null;
}

/** Dates of Java, `[2010, 4, 1]` or `[2010, 4, 1, 10, 30]`, by default without a time zone. */
function fromNumbers(parts: unknown[]): Written | null {
  if (parts.length < 3 || !parts.every((part) => Number.isInteger(part))) return null;
  const [year = '', month = '', day = '', ...clock] = parts.map((part) =>
    String(part).padStart(2, '0'),
  );
  const [hour = '00', minute = '00', second = '00'] = clock;
  const date = `${year}-${month}-${day}`;
  return fromText(clock.length === 0 ? date : `${date}T${hour}:${minute}:${second}`);
}

function fromEpoch(number: number): Written | null {
  const size = Math.abs(number);
  if (size < LEAST_EPOCH) return null;
  return fromTime(size < MOST_SECONDS ? number * 1000 : number);
}

function fromTime(time: number): Written | null {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  return { day: date.toISOString().slice(0, 10), time: date.getTime(), hasClock: true };
}

function fromText(text: string): Written | null {
  for (const notation of NOTATIONS) {
    const parts = notation.exec(text)?.groups;
    if (parts !== undefined) return fromParts(parts);
  }
  return null;
}

function fromParts(parts: Partial<Record<string, string>>): Written | null {
  const { year = '', word = '', hour, minute, second, fraction, offset } = parts;
  const month = parts['month'] ?? String(MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1);
  const day = [year, month.padStart(2, '0'), (parts['day'] ?? '').padStart(2, '0')].join('-');
  const clock = [hour, minute, second].map((part) => Number(part ?? 0));
  const [hours = 0, minutes = 0, seconds = 0] = clock;
  if (!isDay(day) || hours > 23 || minutes > 59 || seconds > 59) return null;
  const milliseconds = Number((fraction ?? '').slice(0, 3).padEnd(3, '0'));
  const time = Date.parse(`${day}T00:00:00Z`) + milliseconds;
  const ofDay = ((hours * 60 + minutes - minutesOf(offset)) * 60 + seconds) * 1000;
  return { day, time: time + ofDay, hasClock: hour !== undefined };
}

/** `+05:30`, `+0530` or `+05` in minutes. */
function minutesOf(offset = '+00'): number {
  const digits = offset.replace(/\D/g, '').padEnd(4, '0');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return offset.startsWith('-') ? -minutes : minutes;
}
