/** The closed sets of the product; rest of the code takes its spelling from here. */

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
