/** The closed sets of values. */

/** Finds the value of a closed set, case-insensitive, with space, hyphen or underscore. */
export function parseEnum<W extends string>(words: readonly W[], sent: string): W | undefined {
  const plain = (word: string): string => word.trim().toLowerCase().replace(/[ _]/g, '-');
  return words.find((word) => plain(word) === plain(sent));
}

/** Case-insensitive pattern: `other` also matches `Other`. */
export function inAnyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

export const roles = ['admin', 'mentor', 'educator', 'student'] as const;
/** Permissions of an account. */
export type Role = (typeof roles)[number];

export const audiences = ['student', 'educator'] as const;
/** The two kinds of person; each club is for one of them. */
export type Audience = (typeof audiences)[number];

export const stageStatuses = ['not started', 'in progress', 'completed'] as const;
/** Status of a stage; any may follow any other. */
export type StageStatus = (typeof stageStatuses)[number];

export const accountStatuses = ['active', 'pending', 'inactive'] as const;
/** Status of an account; null counts as active. */
export type AccountStatus = (typeof accountStatuses)[number];

export const languages = ['en', 'hi', 'mr'] as const;
/** Language of pages and mails, as a BCP 47 tag. */
export type Language = (typeof languages)[number];

/** School classes. */
export const classes = ['9th', '10th', '11th', '12th'] as const;

/** Options of the forms, capitalised in some of them. */
export const genders = ['male', 'female', 'other'] as const;
