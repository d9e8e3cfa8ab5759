import { isDeepStrictEqual } from 'node:util';
import { asciiDigits } from '@waymark/node-kit/digits';
import { normaliseEmail } from '../../domain/email.ts';
import type { FormDetails } from '../../domain/form-details.ts';
import { noticeVersions } from '../../domain/notice-versions.ts';
import { fail, type Failed } from '../../domain/result.ts';
import type { PlainReason } from '../../domain/sentence.ts';

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
  const refuse = (field: keyof typeof consent, reason: PlainReason) =>
    fail('VALIDATION', reason, `${prefix}consent.${field}`);
  if (consent.givenOn > day) return refuse('givenOn', 'CONSENT_DAY_IN_FUTURE');
  if (!noticeVersions.includes(consent.noticeVersion)) {
    return refuse('noticeVersion', 'NOTICE_VERSION_UNKNOWN');
  }
  const contacts = emailsIn(consent.contact);
  const isOwn =
    emails.some((own) => contacts.includes(normaliseEmail(own))) ||
    (phone !== null && hasNumberOf(phone, consent.contact));
  return isOwn ? refuse('contact', 'CONSENT_CONTACT_IS_OWN') : null;
}

/** The emails in a text, also of `mailto:` or with a name before them. */
function emailsIn(text: string): string[] {
  const words = text.split(/[\s<>()[\],;:]+/).filter((word) => word.includes('@'));
  return words.map((word) => normaliseEmail(word.replace(/\.$/, '')));
}

/** Length of a number without country code and leading zero. */
const NATIONAL_LENGTH = 10;

/** Whether the number of a phone is one of those in a text; an extension is a number of its own. */
function hasNumberOf(phone: string, text: string): boolean {
  const [own] = numbersIn(phone).toSorted((one, other) => other.length - one.length);
  return own !== undefined && numbersIn(text).includes(own);
}

function numbersIn(text: string): string[] {
  const numbers = asciiDigits(text).split(/[\p{L},;/|#]+/u);
  return numbers
    .map((number) => number.replaceAll(/\D/g, '').slice(-NATIONAL_LENGTH))
    .filter((number) => number !== '');
}
