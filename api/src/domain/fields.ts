import { Type, type TString } from 'typebox';
import { isEmailValid, isKnownEmail } from './email.ts';
import { messages, refine } from './messages.ts';
import { nameError, visibleLength, type NameRule } from './names.ts';
import type { PlainReason, Text } from './sentence.ts';

/** Validation rules of single fields, with their messages. */

// The web has the same expression. Characters with a meaning in a mail header are refused:
// `<x@y.in>` and `x@y.in` are one mailbox, which must not be two accounts. Neighbouring parts must
// not match the same text, else backtracking is quadratic.
const emailShape =
  /^[\s\p{Cf}]*[^\s\p{C}@<>()[\]\\,:;"]+@[^\s\p{C}@.。．｡<>()[\]\\,:;"]+([.。．｡][^\s\p{C}@.。．｡<>()[\]\\,:;"]+)+[\s\p{Cf}]*$/u;

/** Pattern: at least `length` characters after trimming. */
function trimmed(length: number): string {
  return length === 1 ? '\\S' : `\\S[\\s\\S]{${length - 2},}\\S`;
}

const wrongEmail = 'EMAIL_INVALID';

function emailField(required: PlainReason) {
  const words = messages({ required, invalid: wrongEmail });
  const shape = Type.String({ pattern: emailShape.source, maxLength: 254, ...words });
  return refine(shape, (email) => (isEmailValid(email) ? null : wrongEmail));
}

// Invisible characters do not count towards the 200 of a name.
const longestTypedName = 1000;

/** A name of a new record. */
export function newName(rule: NameRule): TString {
  const { required, invalid } = rule;
  return refine(
    Type.String({
      maxLength: longestTypedName,
      description: `One line of ${rule.least} to 200 visible characters`,
      ...messages({ required, invalid }),
    }),
    (typed) => nameError(rule, typed),
  );
}

/** A text with at least one visible character. */
export function visibleText(
  maxLength: number,
  required: PlainReason,
  description: string,
): TString {
  return refine(
    Type.String({ pattern: '\\S', maxLength, description, ...messages({ required }) }),
    (typed) => (visibleLength(typed) > 0 ? null : required),
  );
}

/** A name of a stored record. The route checks it where it is changed. */
function sentName({ required, invalid }: NameRule): TString {
  return Type.String({
    pattern: '\\S',
    maxLength: longestTypedName,
    ...messages({ required, invalid }),
  });
}

/** Rules of the names that have their own messages. */
export const nameRules = {
  account: {
    label: 'Name',
    least: 2,
    required: 'NAME_REQUIRED',
    invalid: 'NAME_TOO_SHORT',
  },
  club: {
    label: 'Club name',
    least: 3,
    required: 'CLUB_NAME_REQUIRED',
    invalid: 'CLUB_NAME_TOO_SHORT',
  },
} as const satisfies Record<string, NameRule>;

export const Name = newName(nameRules.account);
export const ChangedName = sentName(nameRules.account);
export const ClubName = newName(nameRules.club);
export const ChangedClubName = sentName(nameRules.club);

export const Email = emailField('EMAIL_REQUIRED');

/**
 * Email at login. Accepts the emails of all existing accounts, which may predate the current
 * pattern.
 */
export const KnownEmail = refine(
  Type.String({ maxLength: 254, ...messages({ required: 'EMAIL_REQUIRED', invalid: wrongEmail }) }),
  (email) => (isKnownEmail(email) ? null : wrongEmail),
);

const passwordMessages = messages({ required: 'PASSWORD_REQUIRED', invalid: 'PASSWORD_TOO_SHORT' });

/** A new password; hashed and therefore measured in NFC. */
export const Password = refine(
  Type.String({ ...passwordMessages, description: '6 to 200 characters in NFC' }),
  (typed) => (hasPasswordLength(typed.normalize('NFC')) ? null : passwordError(typed)),
);

/** Password at login: also as long as one that was hashed without NFC. */
export const KnownPassword = refine(Type.String(passwordMessages), (typed) =>
  [typed, typed.normalize('NFC')].some(hasPasswordLength) ? null : passwordError(typed),
);

function hasPasswordLength(text: string): boolean {
  const { length } = Array.from(text);
  return length >= 6 && length <= 200;
}

function passwordError(typed: string): PlainReason {
  return Array.from(typed).length > 200 ? 'PASSWORD_TOO_LONG' : 'PASSWORD_TOO_SHORT';
}

export const MentorPhone = Type.String({
  pattern: '^(\\P{Nd}*\\p{Nd}){10}',
  maxLength: 50,
  ...messages({ required: 'PHONE_REQUIRED', invalid: 'PHONE_TOO_SHORT' }),
});

export const ClubDescription = Type.String({
  pattern: trimmed(10),
  maxLength: 5000,
  ...messages({ required: 'CLUB_DESCRIPTION_REQUIRED', invalid: 'CLUB_DESCRIPTION_TOO_SHORT' }),
});

/** Message of a form with missing fields. */
export const missing = 'FORM_INCOMPLETE';

/** A required text of the career form. */
export function FormText(maxLength = 200): TString {
  return Type.String({
    pattern: trimmed(1),
    maxLength,
    ...messages({ required: missing, invalid: missing }),
  });
}

/** Rule of a name in the career form and the profile. */
export function formName(label: string): NameRule {
  return { label, least: 1, required: missing, invalid: missing };
}

/** A name in the career form and the profile. The route checks it where it is changed. */
export const FormName = sentName(formName(''));

/** The email of the career form. */
export const FormEmail = emailField(missing);

/** A valid date since 1900 in the past. `outside` is the message of a date that is not. */
export const birthdayField = (invalid: Text, outside: Text) =>
  refine(
    Type.String({ format: 'date', description: 'A day in the past', ...messages({ invalid }) }),
    // The system clock is precise enough for birthdays.
    (day) => (day >= '1900' && day < new Date().toISOString().slice(0, 10) ? null : outside),
  );

export const Birthday = birthdayField('BIRTHDAY_INVALID', 'BIRTHDAY_INVALID');
