import type { Role } from './account.ts';
import type { OrError } from './orError.ts';

export const historyKinds = ['PROGRESS', 'CLUB', 'MENTOR', 'PROFILE', 'STATUS', 'OTHER'] as const;

/** One change that someone else made to a person's record. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly by: OrError<HistoryActor | null>;
  readonly kind: (typeof historyKinds)[number];
  /** The name of the stage, for progress. */
  readonly stage: OrError<string | null>;
  /** The id of the stage, for progress; null where the backend names the stage only. */
  readonly stageId: string | null;
  readonly changes: HistoryChange[];
}

/** The account that made the change, as it was then. */
export interface HistoryActor {
  /** Null when the account was deleted. */
  readonly id: string | null;
  readonly name: string;
  readonly role: OrError<Role | null>;
}

/** Old and new value of one field, as text. */
export interface HistoryChange {
  field: string;
  before: string | null;
  after: string | null;
}
