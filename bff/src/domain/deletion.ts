import type { UserError } from './userError.ts';
import type { Audience } from './audience.ts';

export type DeletionStatus = 'ASKED' | 'WITHDRAWN' | 'REFUSED' | 'CARRIED_OUT';

/** Who asks for deletion. */
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
  /** Null in the person's own list, and once it was carried out. */
  person: DeletionRequestPerson | null;
}

/** Result of a change of a request for deletion. */
export interface DeletionResult {
  request: DeletionRequest | null;
  userErrors: UserError[];
}
