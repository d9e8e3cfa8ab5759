import { Type, type TString, type TStringOptions } from 'typebox';
import { isEmailValid, isKnownEmail } from './email.ts';
import { nameError, visibleLength, type NameRule } from './names.ts';

/** Validation rules of single fields, with their messages. */

// The web has the same expression. Characters with a meaning in a mail header are refused:
// `<x@y.in>` and `x@y.in` are one mailbox, which must not be two accounts. Neighbouring parts must
// not match the same text, else backtracking is quadratic.
const emailShape =
  /^[\s\p{Cf}]*[^\s\p{C}@<>()[\]\\,:;"]+@[^\s\p{C}@.。．｡<>()[\]\\,:;"]+([.。．｡][^\s\p{C}@.。．｡<>()[\]\\,:;"]+)+[\s\p{Cf}]*$/u;
const invalidEmail = 'Please enter a valid email';
const password = 'Password must be at least 6 characters';
const longPassword = 'Password must have at most 200 characters';

/** Pattern: at least `length` characters after trimming. */
function trimmed(length: number): string {
  return length === 1 ? '\\S' : `\\S[\\s\\S]{${length - 2},}\\S`;
}

function messages(required: string, invalid: string): TStringOptions {
  return { 'x-messages': { required, invalid } };
}

function emailField(required: string) {
  const shape = { pattern: emailShape.source, maxLength: 254, ...messages(required, invalidEmail) };
  return Type.Refine(Type.String(shape), isEmailValid, () => invalidEmail);
}

// Invisible characters do not count towards the 200 of a name.
const longestTypedName = 1000;

/** A name of a new record. */
export function newName(rule: NameRule): TString {
  const { required, invalid } = rule;
  return Type.Refine(
    Type.String({
      maxLength: longestTypedName,
      description: `One line of ${rule.least} to 200 visible characters`,
      ...messages(required, invalid),
    }),
    (typed) => nameError(rule, typed) === null,
    (typed) => nameError(rule, typed) ?? '',
  );
}

/** A text with at least one visible character. */
export function visibleText(maxLength: number, required: string, description: string): TString {
  return Type.Refine(
    Type.String({ pattern: '\\S', maxLength, description, 'x-messages': { required } }),
    (typed) => visibleLength(typed) > 0,
    () => required,
  );
}

/** A name of a stored record. The route checks it where it is changed. */
function sentName({ required, invalid }: NameRule): TString {
  return Type.String({
    pattern: '\\S',
    maxLength: longestTypedName,
    ...messages(required, invalid),
  });
}

/** Rules of the names that have their own messages. */
export const nameRules = {
  account: {
    label: 'Name',
    least: 2,
    required: 'Name is required',
    invalid: 'Name must be at least 2 characters',
  },
  club: {
    label: 'Club name',
    least: 3,
    required: 'Club name is required',
    invalid: 'Club name must be at least 3 characters',
  },
} as const satisfies Record<string, NameRule>;

export const Name = newName(nameRules.account);
export const ChangedName = sentName(nameRules.account);
export const ClubName = newName(nameRules.club);
export const ChangedClubName = sentName(nameRules.club);

export const Email = emailField('Email is required');

/**
 * Email at login. Accepts the emails of all existing accounts, which may predate the current
 * pattern.
 */
export const KnownEmail = Type.Refine(
  Type.String({ maxLength: 254, ...messages('Email is required', invalidEmail) }),
  isKnownEmail,
  () => invalidEmail,
);

/** A new password; hashed and therefore measured in NFC. */
export const Password = Type.Refine(
  Type.String({
    ...messages('Password is required', password),
    description: '6 to 200 characters in NFC',
  }),
  (typed) => hasPasswordLength(typed.normalize('NFC')),
  (typed) => (Array.from(typed).length > 200 ? longPassword : password),
);

/** Password at login: also as long as one that was hashed without NFC. */
export const KnownPassword = Type.Refine(
  Type.String({ ...messages('Password is required', password) }),
  (typed) => [typed, typed.normalize('NFC')].some(hasPasswordLength),
  (typed) => (Array.from(typed).length > 200 ? longPassword : password),
);

function hasPasswordLength(text: string): boolean {
  const { length } = Array.from(text);
  return length >= 6 && length <= 200;
}

export const MentorPhone = Type.String({
  pattern: '^(\\P{Nd}*\\p{Nd}){10}',
  maxLength: 50,
  ...messages('Phone number is required', 'Phone number must be at least 10 digits'),
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

/** Rule of a name in the career form and the profile. */
export function formName(label: string): NameRule {
  return { label, least: 1, required: missing, invalid: missing };
}

/** A name in the career form and the profile. The route checks it where it is changed. */
export const FormName = sentName(formName(''));

/** The email of the career form. */
export const FormEmail = emailField(missing);

const invalidBirthday = 'Date of birth must be a day in the past, as YYYY-MM-DD';
export const birthdayWords = { 'x-messages': { invalid: invalidBirthday } };

/** A valid date since 1900 in the past. `outside` is the message of a date that is not. */
export const birthdayField = (invalid: string, outside: string) =>
  Type.Refine(
    Type.String({
      format: 'date',
      description: 'A day in the past',
      'x-messages': { invalid },
    }),
    // The system clock is precise enough for birthdays.
    (day) => day >= '1900' && day < new Date().toISOString().slice(0, 10),
    () => outside,
  );

export const Birthday = birthdayField(invalidBirthday, invalidBirthday);
