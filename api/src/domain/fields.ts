import { Type, type TString, type TStringOptions } from 'typebox';

/** The rules for single fields of requests, with the words that refuse them. */

// No two neighbouring parts of a pattern may match the same text: the time to refuse would grow with
// the square of a hostile text's length.
const emailShape = '^\\s*[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$';
const invalidEmail = 'Please enter a valid email';
const password = 'Password must be at least 6 characters';

/** At least `length` characters once spaces around it are gone. */
function trimmed(length: number): string {
  return length === 1 ? '\\S' : `\\S[\\s\\S]{${length - 2},}\\S`;
}

function words(required: string, invalid: string): TStringOptions {
  return { 'x-messages': { required, invalid } };
}

export const Name = Type.String({
  pattern: trimmed(2),
  maxLength: 200,
  ...words('Name is required', 'Name must be at least 2 characters'),
});

export const Email = Type.String({
  pattern: emailShape,
  maxLength: 254,
  ...words('Email is required', invalidEmail),
});

export const Password = Type.String({
  minLength: 6,
  maxLength: 200,
  ...words('Password is required', password),
});

export const MentorPhone = Type.String({
  pattern: '^(\\D*\\d){10}',
  maxLength: 50,
  ...words('Phone number is required', 'Phone number must be at least 10 digits'),
});

export const ClubName = Type.String({
  pattern: trimmed(3),
  maxLength: 200,
  ...words('Club name is required', 'Club name must be at least 3 characters'),
});

export const ClubDescription = Type.String({
  pattern: trimmed(10),
  maxLength: 5000,
  ...words('Description is required', 'Description must be at least 10 characters'),
});

/** The sentence that refuses each form with something missing. */
export const missing = 'Please fill all required fields';

/** A required text of the career form; all of them refuse with one sentence. */
export function FormText(maxLength = 200): TString {
  return Type.String({ pattern: trimmed(1), maxLength, ...words(missing, missing) });
}

/** The email of the career form. */
export const FormEmail = Type.String({
  pattern: emailShape,
  maxLength: 254,
  ...words(missing, invalidEmail),
});

const invalidBirthday = 'Date of birth must be a day in the past, as YYYY-MM-DD';
export const birthdayWords = { 'x-messages': { invalid: invalidBirthday } };

/** A real day from 1900 on that is over. */
export const Birthday = Type.Refine(
  Type.String({ format: 'date', description: 'A day in the past', ...birthdayWords }),
  // No birthday is so near that the clock of a request would say otherwise than the system's.
  (day) => day >= '1900' && day < new Date().toISOString().slice(0, 10),
  () => invalidBirthday,
);

/**
 * How an email is stored and looked up: case, spaces around it and the way in which accents are
 * encoded make no difference.
 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}
