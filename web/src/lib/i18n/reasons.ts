import { plural, t } from '@lingui/core/macro';
import type { ServerMessage } from './serverMessage.ts';

/** A value within the sentence, by its name. */
type Value = (name: string) => string;

type Words = (value: Value) => string;

/** "Try again in 45 seconds", from a minute on in minutes. */
function tooManyAttempts(value: Value): string {
  const seconds = Number(value('seconds'));
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60
    ? plural(seconds, {
        one: 'Too many attempts. Please try again in # second.',
        other: 'Too many attempts. Please try again in # seconds.',
      })
    : plural(minutes, {
        one: 'Too many attempts. Please try again in # minute.',
        other: 'Too many attempts. Please try again in # minutes.',
      });
}

/**
 * Words for the reasons of the server that students, educators and visitors meet, as in the api's
 * `domain/reasons.ts`. Null: in English until a person has signed a translation. Labels of fields
 * are left out: the words are displayed at the field.
 */
export const REASONS = {
  FORM_INCOMPLETE: () => t`Please fill all required fields`,
  INVALID: () => t`This is not valid`,
  NOT_ONE_LINE: () => t`This must be one line.`,
  NOT_TEXT: () => t`This has characters that are not text`,
  REQUIRED: () => t`This is required`,
  TOO_LONG: (value) => t`This must have at most ${{ count: value('limit') }} characters.`,
  TOO_MANY_ENTRIES: (value) => t`This must have at most ${{ count: value('limit') }} entries.`,

  CURRENT_PASSWORD_REQUIRED: () => t`Current password is required`,
  CURRENT_PASSWORD_WRONG: () => t`The current password is not right`,
  EMAIL_INVALID: () => t`Please enter a valid email`,
  EMAIL_REQUIRED: () => t`Email is required`,
  EMAIL_TAKEN: () => t`An account with this email already exists`,
  NAME_REQUIRED: () => t`Name is required`,
  NAME_TOO_SHORT: () => t`Name must be at least 2 characters`,
  PASSWORD_IS_NAME_OR_EMAIL: () =>
    t`This password is the name or email of the account: please choose another`,
  PASSWORD_REQUIRED: () => t`Password is required`,
  PASSWORD_TOO_COMMON: () => t`This password is too common: please choose another`,
  PASSWORD_TOO_LONG: () => t`Password must have at most 200 characters`,
  PASSWORD_TOO_SHORT: () => t`Password must be at least 6 characters`,
  ROLE_INVALID: () => t`Role must be student or educator`,
  ROLE_REQUIRED: () => t`Role is required`,

  ACCOUNT_INACTIVE: () => t`This account is inactive. Please contact an administrator.`,
  CODE_WRONG: () => t`This code is not right`,
  CREDENTIALS_INVALID: () => t`Invalid credentials`,
  EMAIL_CHANGE_ENDED: () => t`No change of your email is waiting any more.`,
  EMAIL_LINK_INVALID: () => t`This link is not valid any more. Please change your email again.`,
  EMAIL_UNCONFIRMED: () =>
    t`Please confirm your email first, with the link in your mail. To get a new link, ask for a new password.`,
  NOT_ALLOWED: () => t`You may not do this`,
  NOT_SIGNED_IN: () => t`Please log in`,
  PASSWORD_LINK_INVALID: () => t`This link is not valid any more. Please ask for a new one.`,
  REGISTRATION_LINK_INVALID: () => t`This link is not valid any more. Please register again.`,
  SECOND_FACTOR_REQUIRED: () => t`Please enter the code of your authenticator app`,
  TOO_MANY_ATTEMPTS: tooManyAttempts,
  UNDO_LINK_INVALID: () => t`This link is not valid any more.`,

  AGE_INVALID: (value) =>
    t`Age must be a whole number from ${{ least: value('least') }} to ${{ most: value('most') }}`,
  BIRTHDAY_INVALID: () => t`Date of birth must be a day in the past, as YYYY-MM-DD`,
  CLASS_INVALID: () => t`Class must be 9th, 10th, 11th or 12th`,
  CLUB_FOR_EDUCATORS: () => t`This club is for educators`,
  CLUB_FOR_STUDENTS: () => t`This club is for students`,
  CLUB_NOT_FOUND: () => t`Club not found`,
  GENDER_INVALID: () => t`Gender must be Male, Female or Other`,
  PERCENTAGE_INVALID: () => t`Percentage must be a number from 0 to 100`,

  ANSWER_CLOSED: () => t`Your mentor has saved this stage since. The answer stays as it is.`,
  CHANGED_MEANWHILE: () => t`This record was changed meanwhile. Please look at it again.`,
  CONSENT_NEEDED: () => t`Your guardian’s consent to the present privacy notice is needed first.`,
  DELETION_ASKED_ALREADY: () => t`You have asked for deletion already`,
  DELETION_CARRIED_OUT: () => t`This request was carried out meanwhile`,
  DELETION_NOT_FOUND: () => t`Request for deletion not found`,
  DELETION_REASON_INVALID: () => t`The reason may have 2000 characters at most`,
  DELETION_REFUSED: () => t`This request was refused meanwhile`,
  DELETION_WITHDRAWN: () => t`This request was withdrawn meanwhile`,
  EDUCATOR_NOT_FOUND: () => t`Educator not found`,
  NO_FEEDBACK: () => t`There is no feedback to answer`,
  STAGE_NOT_FOUND: () => t`Stage not found`,
  STATEMENTS_CHANGED: () => t`These questions have changed. Please reload the page.`,
  STEP_NOT_FOUND: () => t`Step not found`,
  STUDENT_NOT_FOUND: () => t`Student not found`,

  BODY_TOO_LARGE: (value) => t`The request is too large (at most ${{ limit: value('limit') }} KB)`,
  BUSY: () => t`The service is busy right now. Please try again.`,
  INTERNAL: () => t`Something went wrong. Please try again.`,
  REQUEST_TIMEOUT: () => t`The request did not arrive in time`,
  UNAVAILABLE: () => t`The service is not available right now. Please try again.`,

  CONCERN_CATEGORY_REQUIRED: null,
  CONCERN_TEXT_REQUIRED: null,
  CONSENT_CONTACT_IS_OWN: null,
  CONSENT_DAY_IN_FUTURE: null,
  CONSENT_DAY_INVALID: null,
  NOTICE_VERSION_UNKNOWN: null,
  TOO_MANY_CONCERNS: null,
} satisfies Record<string, Words | null>;

const notAccepted = () => t`This is not accepted.`;
const tryLater = () => t`The server has a problem. Please try again later.`;

/** Words for an error by its code: without a reason, or with one that is not known here. */
const CODES: Record<string, () => string> = {
  ACCOUNT_INACTIVE: REASONS.ACCOUNT_INACTIVE,
  BAD_USER_INPUT: notAccepted,
  CONFLICT: () => t`This is not possible in the present state.`,
  CONSENT_REQUIRED: REASONS.CONSENT_NEEDED,
  EMAIL_UNCONFIRMED: REASONS.EMAIL_UNCONFIRMED,
  FORBIDDEN: REASONS.NOT_ALLOWED,
  INVALID_CREDENTIALS: REASONS.CREDENTIALS_INVALID,
  NOT_FOUND: () => t`Not found.`,
  NOT_SUPPORTED: () => t`The server does not offer this.`,
  PRECONDITION_FAILED: REASONS.CHANGED_MEANWHILE,
  RATE_LIMITED: () => t`Too many attempts. Please wait a moment and try again.`,
  RESET_TOKEN_INVALID: REASONS.UNDO_LINK_INVALID,
  SECOND_FACTOR_INVALID: REASONS.CODE_WRONG,
  SECOND_FACTOR_REQUIRED: REASONS.SECOND_FACTOR_REQUIRED,
  UPSTREAM_INVALID: tryLater,
  UPSTREAM_TIMEOUT: () => t`The server took too long to answer. Please try again.`,
  UPSTREAM_UNAVAILABLE: tryLater,
  VALIDATION: notAccepted,
};

const ownEntry = <T>(entries: Record<string, T>, key: string | null | undefined) =>
  key != null && Object.hasOwn(entries, key) ? entries[key] : undefined;

/** Words for a message of the server: by its reason, else by its code; undefined without any. */
export function wordsFor({ reason, code, message, values }: ServerMessage): string | undefined {
  const words = ownEntry<Words | null>(REASONS, reason);
  // The message, in English.
  if (words === null) return undefined;
  const missing: string[] = [];
  const text = words?.((name) => {
    const found = values?.find((one) => one.name === name)?.value;
    if (found === undefined) missing.push(name);
    return found ?? '';
  });
  if (text !== undefined && missing.length === 0) return text;
  // Without a message the screen has its own text.
  return message.trim() === '' ? undefined : ownEntry(CODES, code)?.();
}
