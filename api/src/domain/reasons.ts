import { NAME_LENGTH, OPEN_STEPS, SESSION_AHEAD_DAYS } from '../../../limits.mjs';

/**
 * Reasons that students, educators and visitors of the account pages can meet, with their English
 * sentences. The web has the same sentences in its other languages. `{seconds}` is a number; its
 * unit is written with it.
 */
export const reasonsForPeople = {
  // Any field
  FORM_INCOMPLETE: 'Please fill all required fields',
  INVALID: '{label} is not valid',
  NOT_ONE_LINE: 'This must be one line.',
  NOT_TEXT: '{label} holds characters that are not text',
  REQUIRED: '{label} is required',
  TOO_LONG: '{label} must have at most {limit} characters',
  TOO_MANY_ENTRIES: '{label} must have at most {limit} entries',

  // Fields of an account
  CURRENT_PASSWORD_REQUIRED: 'Current password is required',
  CURRENT_PASSWORD_WRONG: 'The current password is not right',
  EMAIL_INVALID: 'Please enter a valid email',
  EMAIL_REQUIRED: 'Email is required',
  EMAIL_TAKEN: 'An account with this email already exists',
  NAME_REQUIRED: 'Name is required',
  NAME_TOO_SHORT: 'Name must be at least 2 characters',
  PASSWORD_IS_NAME_OR_EMAIL:
    'This password is the name or email of the account: please choose another',
  PASSWORD_REQUIRED: 'Password is required',
  PASSWORD_TOO_COMMON: 'This password is too common: please choose another',
  PASSWORD_TOO_LONG: 'Password must have at most 200 characters',
  PASSWORD_TOO_SHORT: 'Password must be at least 6 characters',
  ROLE_INVALID: 'Role must be student or educator',
  ROLE_REQUIRED: 'Role is required',

  // Login and the links of mails
  ACCOUNT_INACTIVE: 'This account is inactive. Please contact an administrator.',
  CODE_WRONG: 'This code is not right',
  CREDENTIALS_INVALID: 'Invalid credentials',
  EMAIL_CHANGE_ENDED: 'No change of your email is waiting any more.',
  EMAIL_LINK_INVALID: 'This link is not valid any more. Please change your email again.',
  EMAIL_UNCONFIRMED:
    'Please confirm your email first, with the link in your mail. To get a new link, ask for a new password.',
  NOT_ALLOWED: 'You may not do this',
  NOT_SIGNED_IN: 'Please log in',
  PASSWORD_LINK_INVALID: 'This link is not valid any more. Please ask for a new one.',
  REGISTRATION_LINK_INVALID: 'This link is not valid any more. Please register again.',
  SECOND_FACTOR_REQUIRED: 'Please enter the code of your authenticator app',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Please try again in {seconds}.',
  UNDO_LINK_INVALID: 'This link is not valid any more.',

  // The form and the profile
  AGE_INVALID: 'Age must be a whole number from {least} to {most}',
  BIRTHDAY_INVALID: 'Date of birth must be a day in the past, as YYYY-MM-DD',
  CLASS_INVALID: 'Class must be 9th, 10th, 11th or 12th',
  CLUB_FOR_EDUCATORS: 'This club is for educators',
  CLUB_FOR_STUDENTS: 'This club is for students',
  CLUB_NOT_FOUND: 'Club not found',
  GENDER_INVALID: 'Gender must be Male, Female or Other',
  PERCENTAGE_INVALID: 'Percentage must be a number from 0 to 100',

  // The dashboard, my data and the interest profile
  ANSWER_CLOSED: 'Your mentor has saved this stage since. The answer stays as it is.',
  CHANGED_MEANWHILE: 'This record was changed meanwhile. Please look at it again.',
  CONSENT_NEEDED: 'Your guardian’s consent to the present privacy notice is needed first.',
  DELETION_ASKED_ALREADY: 'You have asked for deletion already',
  DELETION_CARRIED_OUT: 'This request was carried out meanwhile',
  DELETION_NOT_FOUND: 'Request for deletion not found',
  DELETION_REASON_INVALID: 'The reason may have 2000 characters at most',
  DELETION_REFUSED: 'This request was refused meanwhile',
  DELETION_WITHDRAWN: 'This request was withdrawn meanwhile',
  EDUCATOR_NOT_FOUND: 'Educator not found',
  NO_FEEDBACK: 'There is no feedback to answer',
  STAGE_NOT_FOUND: 'Stage not found',
  STATEMENTS_CHANGED: 'These questions have changed. Please reload the page.',
  STEP_NOT_FOUND: 'Step not found',
  STUDENT_NOT_FOUND: 'Student not found',

  // The server
  BODY_TOO_LARGE: 'The request is too large (at most {limit} KB)',
  BUSY: 'The service is busy right now. Please try again.',
  INTERNAL: 'Something went wrong. Please try again.',
  REQUEST_TIMEOUT: 'The request did not arrive in time',
  UNAVAILABLE: 'The service is not available right now. Please try again.',
} as const;

/**
 * Reasons that only mentors, administrators and programs meet, and those of consents and concerns,
 * which stay English until a person has signed a translation.
 */
export const otherReasons = {
  // Consents and concerns
  CONCERN_CATEGORY_REQUIRED: 'Please choose what it is about',
  CONCERN_TEXT_REQUIRED: 'Please write what happened',
  CONSENT_CONTACT_IS_OWN: 'The guardian’s contact must not be the student’s own',
  CONSENT_DAY_IN_FUTURE: 'The day must not be in the future',
  CONSENT_DAY_INVALID: 'The day must be given as YYYY-MM-DD',
  NOTICE_VERSION_UNKNOWN: 'There is no such version of the privacy notice',
  TOO_MANY_CONCERNS:
    'At most {limit} concerns can be reported in a day. In danger, please call for help.',

  // Any field
  INVALID_DATE: '{label} must be a date as YYYY-MM-DD',
  INVALID_FORMAT: '{label} must be a {format}',
  INVALID_TYPE: '{label} must be {type}',
  NOT_ONE_OF: '{label} must be one of {choices}',
  NOT_WHOLE: '{label} must be a whole number',
  NOT_WHOLE_IN_RANGE: '{label} must be a whole number from {least} to {most}',
  SORT_INVALID: 'Sort must be one of {choices}, or one of them after a minus',
  STATUS_INVALID: 'Status must be active, pending or inactive',
  TOO_FEW_ENTRIES: '{label} must have at least {limit} entries',
  TOO_LARGE: '{label} must be at most {limit}',
  TOO_SHORT: '{label} must have at least {limit} characters',
  TOO_SMALL: '{label} must be at least {limit}',

  // Accounts
  ACCOUNT_NOT_FOUND: 'Account not found',
  ADMINISTRATOR_IS_SELF: 'You can’t remove yourself. Another administrator can.',
  ADMINISTRATOR_NOT_FOUND: 'Administrator not found',
  CODE_REQUIRED: 'Code is required',
  DELETION_ANSWER_INVALID: 'A reason of 2000 characters at most is required',
  DELETION_ANSWER_REQUIRED: 'A reason is required',
  PREFERENCE_REQUIRED: 'Please say which preference you want to change',
  SECOND_FACTOR_DUE: 'Please set up two-step login first',
  SECOND_FACTOR_IS_MANDATORY: 'Two-step login is required here.',
  SECOND_FACTOR_IS_OFF: 'Two-step login is off.',
  SECOND_FACTOR_IS_ON: 'Two-step login is on already.',
  SECOND_FACTOR_IS_OWN: 'Turn off your own two-step login with your password and a code.',
  SECOND_FACTOR_NOT_CONFIGURED: 'Two-step login is not set up on this server.',
  SECOND_FACTOR_NOT_STARTED: 'Please start again: this set-up has ended.',

  // Clubs and mentors
  CLUB_DESCRIPTION_REQUIRED: 'Description is required',
  CLUB_DESCRIPTION_TOO_SHORT: 'Description must be at least 10 characters',
  CLUB_HAS_MEMBERS: 'A club with members keeps its type',
  CLUB_ID_REQUIRED: 'Club ID is missing. Please try again.',
  CLUB_NAME_REQUIRED: 'Club name is required',
  CLUB_NAME_TOO_SHORT: 'Club name must be at least 3 characters',
  CLUB_REQUIRED: 'Please select a club',
  CLUB_TYPE_INVALID: 'Club type must be student or educator',
  CLUB_TYPE_REQUIRED: 'Club type is required',
  MENTOR_ID_REQUIRED: 'Mentor ID is missing. Please try again.',
  MENTOR_INACTIVE: 'This mentor is inactive',
  MENTOR_NOT_FOUND: 'Mentor not found',
  MENTOR_OF_OTHER_CLUB: 'This mentor belongs to another club',
  PHONE_REQUIRED: 'Phone number is required',
  PHONE_TOO_SHORT: 'Phone number must be at least 10 digits',
  STAGE_NAME_INVALID: `Each stage must be a name of at most ${NAME_LENGTH} characters`,
  TOO_FEW_STAGES: 'A club needs at least five stages',

  // People, for mentors and administrators
  CONCERN_CLOSED: 'This concern is closed already',
  CONCERN_NOT_FOUND: 'Concern not found',
  CONCERN_NOTE_REQUIRED: 'A note is required',
  CONCERN_TAKEN: '{name} has taken this concern already',
  DAY_INVALID: 'Please enter a valid day',
  NO_SESSION: 'No session is planned',
  PEOPLE_REPEATED: 'The people must be different',
  PERSON_INACTIVE: 'This account is inactive',
  PERSON_NOT_ASSIGNED: 'No such person is assigned to you',
  PERSON_NOT_FOUND: 'Person not found',
  PROGRESS_STAGE_INVALID: 'Invalid stage selected',
  PROGRESS_STATUS_INVALID: 'Please select a valid status',
  SELECTION_REQUIRED: 'Please select a student and stage',
  SESSION_NOT_BEGUN: 'The session has not begun yet',
  SESSION_NOT_LATER: 'The session must be later than now',
  SESSION_TIME_INVALID: 'Please enter a valid day and time',
  SESSION_TIME_REQUIRED: 'Please enter day and time of the session',
  SESSION_TOO_FAR: `The session may be at most ${SESSION_AHEAD_DAYS} days away`,
  STEP_REQUIRED: 'Please enter a step',
  TOO_MANY_OPEN_STEPS: `At most ${OPEN_STEPS} steps can be open`,

  // Imports
  IMPORTED_BIRTHDAY_INVALID: 'Date of birth must be a day, as 2010-03-14 or 14/03/2010',
  IMPORTED_BIRTHDAY_OUTSIDE: 'Date of birth must be in the past, and not before 1900',
  LINES_REPEATED: 'Rows must have different lines',
  SEVERAL_CLUBS: 'There are several clubs with this name',
  SEVERAL_MENTORS: 'There are several mentors with this name',

  // Requests of programs
  ADDRESS_INVALID: 'The address could not be read',
  BODY_INVALID: 'The request could not be read: is it valid JSON?',
  BODY_NOT_JSON: 'The request must be JSON',
  BODY_REQUIRED: 'The request must have a JSON object as its body',
  DATABASE_UNAVAILABLE: 'The database does not answer',
  DRAINING: 'The server is about to stop',
  HEADERS_TOO_LARGE: 'The address and headers are too long',
  IDEMPOTENCY_KEY_INVALID: 'Idempotency-Key must have 1 to 255 visible characters and no space',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key came with another request before',
  IF_MATCH_INVALID: 'If-Match must be * or a list of entity tags',
  NO_SUCH_ROUTE: 'There is no {method} {path}',
  REQUEST_INVALID: 'The request could not be read',
} as const;
