// @ts-check
// Numbers that several tiers know. Plain JavaScript without packages, as settings.mjs; the web's build
// includes only those that it uses.

/** Characters of a name, and of the place of a session. */
export const NAME_LENGTH = 200;

/** Characters of a mentor's feedback. */
export const FEEDBACK_LENGTH = 5000;

/** Age from which a student needs no guardian's consent. */
export const ADULT_AGE = 18;

/** Agreed steps of a person that may be open at once. */
export const OPEN_STEPS = 10;

/** Days until the latest day of a planned session. */
export const SESSION_AHEAD_DAYS = 366;

/** Calendar days without a save after which an update is pending. */
export const PENDING_AFTER_DAYS = 14;

/** Length of the shortest wait among the people of a silent mentor, in calendar days. */
export const SILENT_AFTER_DAYS = 30;

/** People that one request of a bulk action may change. */
export const BATCH_PEOPLE = 50;

/** Rows that one request of an import may have. */
export const IMPORT_ROWS = 200;

/** Weeks or months of the overview. */
export const OVERVIEW_PERIODS = 12;

/** People in the overview's list of those who have waited longest. */
export const OVERVIEW_WAITING = 10;

/** People in the lists of a mentor's statistics of those who have waited longest. */
export const STATS_WAITING = 5;
