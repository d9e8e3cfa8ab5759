import { isDeepStrictEqual } from 'node:util';
import { asciiDigits } from '../../domain/digits.ts';
import { normaliseEmail } from '../../domain/email.ts';
import type { FormDetails } from '../../domain/form-details.ts';
import { noticeVersions } from '../../domain/notice-versions.ts';
import { fail, type Failed } from '../../domain/result.ts';

/** The record to be stored, as far as its consent depends on it. */
interface ToStore {
  /** The student's own emails. */
  emails: readonly string[];
  phone: string | null;
  details: FormDetails;
}

/**
 * Checks a consent that is new or changed; a stored one is not checked again.
 * @param prefix path of the details in the request
 */
export function checkConsent(
  stored: FormDetails,
  { emails, phone, details: { consent } }: ToStore,
  { day, prefix = '' }: { day: string; prefix?: string },
): Failed | null {
  if (!consent || isDeepStrictEqual(consent, stored.consent)) return null;
  const refuse = (field: keyof typeof consent, message: string) =>
    fail('VALIDATION', message, `${prefix}consent.${field}`);
  if (consent.givenOn > day) return refuse('givenOn', 'The day must not be in the future');
  if (!noticeVersions.includes(consent.noticeVersion)) {
    return refuse('noticeVersion', 'There is no such version of the privacy notice');
  }
  const email = normaliseEmail(consent.contact);
  const isOwn =
    emails.some((own) => normaliseEmail(own) === email) ||
    (phone !== null && isSamePhone(phone, consent.contact));
  return isOwn ? refuse('contact', 'The guardian’s contact must not be the student’s own') : null;
}

/** Length of a number without country code and leading zero. */
const NATIONAL_LENGTH = 10;

function isSamePhone(one: string, other: string): boolean {
  const number = (text: string) => asciiDigits(text).replaceAll(/\D/g, '').slice(-NATIONAL_LENGTH);
  return number(one) !== '' && number(one) === number(other);
}
