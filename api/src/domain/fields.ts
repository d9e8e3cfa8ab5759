import { Type, type TString, type TStringOptions } from 'typebox';

/** Validation rules of single fields, with their messages. */

// The web has the same expression. Characters with a meaning in a mail header are refused:
// `<x@y.in>` and `x@y.in` are one mailbox, which must not be two accounts. Neighbouring parts must
// not match the same text, else backtracking is quadratic.
const emailShape =
  /^\s*[^\s\p{C}@<>()[\]\\,:;"]+@[^\s\p{C}@.<>()[\]\\,:;"]+(\.[^\s\p{C}@.<>()[\]\\,:;"]+)+\s*$/u;
// For existing accounts, whose emails may have been accepted by earlier versions.
const knownEmailShape = /^\s*[^\s@]+@[^\s@.]+(\.[^\s@.]+)+\s*$/u;
const invalidEmail = 'Please enter a valid email';
const password = 'Password must be at least 6 characters';

/** Pattern: at least `length` characters after trimming. */
function trimmed(length: number): string {
  return length === 1 ? '\\S' : `\\S[\\s\\S]{${length - 2},}\\S`;
}

function messages(required: string, invalid: string): TStringOptions {
  return { 'x-messages': { required, invalid } };
}

export const Name = Type.String({
  pattern: trimmed(2),
  maxLength: 200,
  ...messages('Name is required', 'Name must be at least 2 characters'),
});

export const Email = Type.String({
  pattern: emailShape.source,
  maxLength: 254,
  ...messages('Email is required', invalidEmail),
});

/**
 * Email at login. Accepts the emails of all existing accounts, which may predate the current
 * pattern.
 */
export const KnownEmail = Type.String({
  pattern: knownEmailShape.source,
  maxLength: 254,
  ...messages('Email is required', invalidEmail),
});

export const Password = Type.String({
  minLength: 6,
  maxLength: 200,
  ...messages('Password is required', password),
});

export const MentorPhone = Type.String({
  pattern: '^(\\D*\\d){10}',
  maxLength: 50,
  ...messages('Phone number is required', 'Phone number must be at least 10 digits'),
});

export const ClubName = Type.String({
  pattern: trimmed(3),
  maxLength: 200,
  ...messages('Club name is required', 'Club name must be at least 3 characters'),
});

export const ClubDescription = Type.String({
  pattern: trimmed(10),
  maxLength: 5000,
  ...messages('Description is required', 'Description must be at least 10 characters'),
});

/** Message of a form with missing fields. */
export const missing = 'Please fill all required fields';

/** A required text of the career form. */
export function FormText(maxLength = 200): TString {
  return Type.String({ pattern: trimmed(1), maxLength, ...messages(missing, missing) });
}

/** The email of the career form. */
export const FormEmail = Type.String({
  pattern: emailShape.source,
  maxLength: 254,
  ...messages(missing, invalidEmail),
});

const invalidBirthday = 'Date of birth must be a day in the past, as YYYY-MM-DD';
export const birthdayWords = { 'x-messages': { invalid: invalidBirthday } };

/** A valid date since 1900 in the past. */
export const Birthday = Type.Refine(
  Type.String({ format: 'date', description: 'A day in the past', ...birthdayWords }),
  // The system clock is precise enough for birthdays.
  (day) => day >= '1900' && day < new Date().toISOString().slice(0, 10),
  () => invalidBirthday,
);

/**
 * Normalises an email for storage and lookup: case, surrounding spaces and Unicode composition do
 * not matter.
 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}
