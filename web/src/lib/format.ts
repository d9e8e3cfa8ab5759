import { clockStyle, dateLocale } from './i18n/formats.ts';
import type { Language } from './i18n/languages.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a calendar day, `2026-11-18`. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(new Date(text).getTime());

/** Formatters by language, zone and style: a new one costs much more than its use. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A time in a style, a zone, by default that of the device, and a language, by default that of the page. */
export function timeText(
  date: Date,
  style: Intl.DateTimeFormatOptions,
  timeZone?: string,
  language?: Language,
): string {
  const locale = dateLocale(language);
  const key = `${locale} ${timeZone ?? ''} ${JSON.stringify(style)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone });
  formatters.set(key, formatter);
  return formatter.format(date);
}

/** Calls the listener when the device may have changed its zone. @returns unsubscribe */
export function onZoneCheck(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

// A formatter keeps the zone that the device had at its creation.
if (typeof window !== 'undefined') {
  onZoneCheck(() => {
    formatters.clear();
  });
}

const shortStyle = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/**
 * "Nov 18, 2026". A calendar day (`2026-11-18`) is the same in every time zone; a moment is
 * formatted in the user's time zone. An invalid date is returned unchanged.
 */
export function shortDate(value: string, language?: Language): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  return timeText(date, shortStyle, DAY.test(value) ? 'UTC' : undefined, language);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** "2026-11-18" in the user's time zone, for spreadsheets and fields; empty without a valid date. */
export function isoDay(value: string | null | undefined): string {
  const date = new Date(value ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const year = String(date.getFullYear()).padStart(4, '0');
  return [year, twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

/** "14:05" in the user's time zone. */
export const clockText = (date: Date): string =>
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** "Nov 18, 2026, 6:42 PM" in the user's time zone; an invalid value is returned unchanged. */
export function shortMoment(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : timeText(date, { ...shortStyle, ...clockStyle() });
}

/** "91.4%", with at most two decimals; null without a number. */
export function percent(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : `${Number(value.toFixed(2))}%`;
}

/** "science" → "Science". Answers are stored in either case. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const figure = new Intl.NumberFormat('en-IN');

/** "name, email, and phone" */
export const listText = (items: Iterable<string>, language?: Language): string =>
  new Intl.ListFormat(dateLocale(language)).format(items);

/** "4,812" */
export const figureText = (count: number): string => figure.format(count);

const SINGULAR: Partial<Record<string, string>> = { people: 'person' };

/** "4,812 students", "1 student": a count with its noun, passed in the plural. */
export const countText = (count: number, noun: string): string =>
  `${figureText(count)} ${count === 1 ? (SINGULAR[noun] ?? noun.replace(/s$/, '')) : noun}`;

const DAY_MS = 86_400_000;

/** Whole days from a moment until now, at least 0. */
export const daysSince = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / DAY_MS));

/** "26 days", "1 day", "today". */
export function daysWord(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? '1 day' : `${days} days`;
}
