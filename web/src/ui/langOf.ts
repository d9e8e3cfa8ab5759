import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';

/** What users wrote is between isolates, as in lib/i18n/formats.ts. */
const ISOLATED = /\u2068[^\u2069]*\u2069/g;

/**
 * `lang` of a text that may be a message of the server: English where the page is in another language
 * and has no words for the message. By its letters, as such a text is a string like any other
 * in the status of a form and in toasts.
 */
export function langOf(text: ReactNode): 'en' | undefined {
  if (i18n.locale === 'en' || typeof text !== 'string') return undefined;
  const own = text.replaceAll(ISOLATED, '');
  return /[a-z]/i.test(own) && !/\p{Script=Devanagari}/u.test(own) ? 'en' : undefined;
}
