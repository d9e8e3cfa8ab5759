import type { UserError } from './userError.ts';
import type { Audience } from './user.ts';

export type DeletionStatus = 'ASKED' | 'WITHDRAWN' | 'REFUSED' | 'CARRIED_OUT';

/** The person who requests deletion. */
export interface DeletionRequestPerson {
  id: string;
  name: string;
  email: string;
  audience: Audience;
}

/** A person's request that all data about them be deleted. */
export interface DeletionRequest {
  id: string;
  status: DeletionStatus;
  reason: string | null;
  askedAt: string;
  decidedAt: string | null;
  answer: string | null;
  /** Null in the person's own list, and after deletion. */
  person: DeletionRequestPerson | null;
}

/** Result of a mutation of a deletion request. */
export interface DeletionResult {
  request: DeletionRequest | null;
  userErrors: UserError[];
}
