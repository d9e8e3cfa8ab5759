import { isDeepStrictEqual } from 'node:util';
import { asciiDigits } from '@waymark/node-kit/digits';
import { changedEmail } from '../../domain/email.ts';
import { changedName } from '../../domain/names.ts';
import { accountStatuses, parseEnum } from '../../domain/words.ts';
import type { Change } from '../history/append.ts';
import type { PersonChange } from './change-schemas.ts';
import { mergeDetails, type Answers } from './details.ts';
import type { SentNames } from './names.ts';
import type { Person } from './person.ts';

/** The fields that are sent for a record, by its person or by an administrator. */
export type SentRecord = Omit<PersonChange, 'formDetails'> & {
  formDetails?: (SentNames & Answers) | null;
};

/** Applies a change; missing fields are kept. */
export function applyChange(person: Person, sent: SentRecord): Person {
  const { gender } = sent;
  return {
    ...person,
    name: changedName(person.name, sent.name),
    email: sent.email === undefined ? person.email : changedEmail(person.email, sent.email),
    phone: sent.phone === undefined ? person.phone : asciiDigits(sent.phone.trim()),
    education: changedEducation(person, sent.education),
    status: parseEnum(accountStatuses, sent.status ?? '') ?? person.status,
    formSubmitted: sent.formSubmitted ?? person.formSubmitted,
    details: mergeDetails(person.details, {
      ...sent.formDetails,
      ...(gender !== undefined && { gender }),
    }),
  };
}

/**
 * Without an education the name of the school is shown, so sending that name back stores nothing.
 */
function changedEducation(person: Person, sent: string | null | undefined): string | null {
  if (sent === undefined) return person.education;
  const education = sent?.trim() ?? '';
  const isAsRead = person.education === null && education === person.details.schoolName;
  return education === '' || isAsRead ? null : education;
}

type HistoryChange = Pick<Change, 'what' | 'before' | 'after'>;

/** History entry with the changed fields of the profile; null without a change. */
export function profileChange(before: Person, after: Person): HistoryChange | null {
  const [old, present] = [profileOf(before), profileOf(after)];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(present)])].filter(
    (field) => !isDeepStrictEqual(old[field], present[field]),
  );
  const only = (profile: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, profile[field] ?? null]));
  if (changed.length === 0) return null;
  return { what: 'profile', before: only(old), after: only(present) };
}

function profileOf(person: Person): Record<string, unknown> {
  const { name, email, phone, education, formSubmitted, details } = person;
  return { name, email, phone, education, formSubmitted, ...details };
}
