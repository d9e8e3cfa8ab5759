import type { Audience } from '../../domain/words.ts';
import type { DeletionStatus } from '../../platform/database/schema.ts';

/** Request of a person for the deletion of all their data. */
export interface DeletionRequest {
  id: string;
  /** null after it was carried out. */
  person: { id: string; name: string; email: string; audience: Audience } | null;
  status: DeletionStatus;
  reason: string | null;
  askedAt: Date;
  decidedAt: Date | null;
  /** Name of the administrator; null when the person withdrew it. */
  decidedBy: string | null;
  answer: string | null;
}
