/** The closed sets of the product; rest of the code takes its spelling from here. */

/** The word of a closed set that is meant, in any case, with a space, hyphen or underscore. */
export function meantWord<W extends string>(words: readonly W[], sent: string): W | undefined {
  const plain = (word: string): string => word.trim().toLowerCase().replace(/[ _]/g, '-');
  return words.find((word) => plain(word) === plain(sent));
}

/** `other` as a pattern that matches `Other`, too. */
export function inAnyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

export const roles = ['admin', 'mentor', 'educator', 'student'] as const;
/** What a signed-in person may do. */
export type Role = (typeof roles)[number];

export const audiences = ['student', 'educator'] as const;
/** The two kinds of person; a club is made for one of them. */
export type Audience = (typeof audiences)[number];

export const stageStatuses = ['not started', 'in progress', 'completed'] as const;
/** How far a person is with one stage; any may follow any other. */
export type StageStatus = (typeof stageStatuses)[number];

export const accountStatuses = ['active', 'pending', 'inactive'] as const;
/** State of an account; an absent one (null) counts as active. */
export type AccountStatus = (typeof accountStatuses)[number];

/** The classes that students can be in. */
export const classes = ['9th', '10th', '11th', '12th'] as const;

/** What the forms offer; written with a capital in some of them. */
export const genders = ['male', 'female', 'other'] as const;
