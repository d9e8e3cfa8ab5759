import { changedBy, type Changed } from '../../changed.ts';
import type { WriteResult } from '../../rest/client.ts';
import { missing, type Spelling, type UserError } from '../../userErrors.ts';
import type { Mentor } from './mentor.ts';
import { mentorIn } from './source.ts';

/** What a change of one mentor came to. */
export interface MentorPayload {
  mentor: Changed<Mentor>;
  userErrors: UserError[];
}

/**
 * The payload of a write; `read` fetches the mentor where the reply does not carry it.
 * @param id the mentor that was written to; null of a new one
 */
export function mentorPayload(
  result: WriteResult,
  id: string | null,
  read: () => Promise<Mentor>,
  spelling: Spelling = {},
): MentorPayload {
  const { entity, userErrors } = changedBy(result, {
    id,
    spelling: { assignedClub: 'clubId', ...spelling },
    inReply: mentorIn,
    read,
  });
  return { mentor: entity, userErrors };
}

/** The payload of a mentor for a club that is none: null alone means that there is no club. */
export function noClub(): MentorPayload {
  return { mentor: null, userErrors: [missing('clubId', 'Please select a club')] };
}
