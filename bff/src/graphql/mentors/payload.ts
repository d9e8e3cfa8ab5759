import type { Changed, WriteResult } from '../../backend/port.ts';
import type { Mentor } from '../../domain/mentor.ts';
import type { UserError } from '../../domain/userError.ts';

export interface MentorPayload {
  mentor: Changed<Mentor>;
  userErrors: UserError[];
}

export interface MentorRemoval extends MentorPayload {
  /** Null when refused. */
  removedId: string | null;
}

export function mentorPayload({ entity, userErrors }: WriteResult<Mentor>): MentorPayload {
  return { mentor: entity, userErrors };
}
