import { currentLanguage } from './catalogs.ts';
import type { Language } from './languages.ts';

/** Latin digits in all languages: typed Devanagari digits are read, but not written. */
const DATES: Record<Language, string> = {
  en: 'en-US',
  hi: 'hi-IN-u-nu-latn',
  mr: 'mr-IN-u-nu-latn',
};

/** Locale of words in dates and lists. */
export const dateLocale = (language = currentLanguage()): string => DATES[language];

/** Hour and minute, "6:42 PM"; in the other languages, whose day has other parts, "18:42". */
export const clockStyle = (): Intl.DateTimeFormatOptions =>
  currentLanguage() === 'en'
    ? { hour: 'numeric', minute: '2-digit' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/**
 * What a user wrote, within a text in another language: as `<bdi>`, for texts that are no elements,
 * such as labels. With the first strong isolate and its end.
 */
export const isolated = (text: string): string =>
  currentLanguage() === 'en' ? text : `\u2068${text}\u2069`;
