import type { Audience } from '../../domain/words.ts';
import type { DeletionStatus } from '../../plugins/database/schema.ts';

/** A person's request that all data about them be deleted. */
export interface DeletionRequest {
  id: string;
  /** null once it was carried out. */
  person: { id: string; name: string; email: string; audience: Audience } | null;
  status: DeletionStatus;
  reason: string | null;
  askedAt: Date;
  decidedAt: Date | null;
  /** The administrator who decided; null when the person withdrew it. */
  decidedBy: string | null;
  answer: string | null;
}
