import type { PersonAccount } from './account.ts';
import type { Refusable } from './userError.ts';

/** Type of a row's value: plain text, a calendar day, or a moment in ISO 8601. */
export const rowKinds = ['TEXT', 'DATE', 'MOMENT'] as const;

export interface DataRow {
  name: string;
  label: string;
  /** Null when nothing was given. */
  value: string | null;
  kind: (typeof rowKinds)[number];
  /** The stored value as JSON. */
  json: string;
  /** False for rows that are only in the file, not on the page. */
  isOnPage: boolean;
}

/** All data held about the caller, in readable sections. */
export interface OwnData {
  madeAt: string;
  sections: { name: string; title: string; entries: { rows: DataRow[] }[]; isOnPage: boolean }[];
}

export const deletionStatuses = ['ASKED', 'WITHDRAWN', 'REFUSED', 'CARRIED_OUT'] as const;

/** A person's request that all data about them be deleted. */
export interface DeletionRequest {
  id: string;
  status: (typeof deletionStatuses)[number];
  reason: string | null;
  askedAt: string;
  decidedAt: string | null;
  answer: string | null;
  /** Null in the person's own list, and after deletion. */
  person: PersonAccount | null;
}

/** Result of a mutation of a deletion request. */
export type DeletionResult = Refusable<{ request: DeletionRequest }>;
