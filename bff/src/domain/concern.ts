import type { PersonAccount } from './account.ts';
import type { HistoryActor } from './history.ts';
import type { OrError } from './orError.ts';
import type { Refusable } from './userError.ts';

export const concernCategories = ['MENTOR', 'BULLYING', 'SAFETY', 'WELLBEING', 'OTHER'] as const;
export type ConcernCategory = (typeof concernCategories)[number];

export const concernStatuses = ['OPEN', 'TAKEN', 'CLOSED'] as const;
export type ConcernStatus = (typeof concernStatuses)[number];

/** What a student or an educator has reported to the administrators. */
export interface Concern {
  readonly id: string;
  readonly category: ConcernCategory;
  readonly status: ConcernStatus;
  readonly reportedAt: string;
  readonly takenBy: OrError<HistoryActor | null>;
  readonly takenAt: OrError<string | null>;
  readonly closedBy: OrError<HistoryActor | null>;
  readonly closedAt: OrError<string | null>;
  /** Null in the list. */
  readonly text: OrError<string | null>;
  /** Null in the list, and once erased. */
  readonly writer: OrError<PersonAccount | null>;
  /** Null in the list, and until it is closed. */
  readonly note: OrError<string | null>;
}

export interface NewConcern {
  category: ConcernCategory;
  text: string;
  idempotencyKey?: string | null;
}

/** Result of a mutation of a concern. */
export type ConcernResult = Refusable<{ concern: Concern }>;
