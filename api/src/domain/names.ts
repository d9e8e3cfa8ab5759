import { NAME_LENGTH } from '../../../limits.mjs';
import { fail, type Failed } from './result.ts';
import { withValues, type PlainReason, type Text } from './sentence.ts';

/** Names of people, mentors, clubs, stages and schools: one line of visible text. */

/** Limits of a name in visible characters, and its messages. */
export interface NameRule {
  /** Name of the field in messages. */
  label: string;
  least: number;
  /** When it is blank. */
  required: PlainReason;
  /** When it is too short, or has no visible character. */
  invalid: PlainReason;
}

const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/gu;
const invisible = /[\p{Cc}\p{Cf}\u3164\u2800\u115f\u1160\uffa0]/gu;
const lineBreakOrTab = /[\t\n\v\f\r\u0085\u2028\u2029]/u;
const otherControls = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;

/** A name as it is stored: without spaces around it, direction overrides and control characters. */
export function cleanName(typed: string): string {
  return typed.replaceAll(directionOverrides, '').replaceAll(otherControls, '').trim();
}

/** Number of code points in NFC, without invisible characters and spaces around the others. */
export function visibleLength(name: string): number {
  return Array.from(name.normalize('NFC').replaceAll(invisible, '').trim()).length;
}

/** The message for an invalid name; null for a valid one. */
export function nameError(
  { label, least, required, invalid }: NameRule,
  typed: string,
): Text | null {
  if (lineBreakOrTab.test(cleanName(typed))) return 'NOT_ONE_LINE';
  const length = visibleLength(typed);
  if (length > NAME_LENGTH) return withValues('TOO_LONG', { label, limit: NAME_LENGTH });
  if (length >= least) return null;
  return typed.trim() === '' ? required : invalid;
}

/** Whether a stored name was sent back, which may be one that the present rules refuse. */
export function isSameName(stored: string | null | undefined, sent: string): boolean {
  return sent.trim() === (stored ?? '').trim();
}

/** The name to store: the stored one when it was sent back or nothing was sent. */
export function changedName(stored: string, sent: string | undefined): string {
  return sent === undefined || isSameName(stored, sent) ? stored : cleanName(sent);
}

/** A changed name with the field of the request. */
export interface SentName {
  field: string;
  rule: NameRule;
  stored: string | null | undefined;
  sent: string | null | undefined;
}

/** The failure of the first invalid name that was changed. */
export function changedNameFailure(names: readonly SentName[]): Failed | null {
  for (const { field, rule, stored, sent } of names) {
    if (sent == null || isSameName(stored, sent)) continue;
    const error = nameError(rule, sent);
    if (error !== null) return fail('VALIDATION', error, field);
  }
  return null;
}
