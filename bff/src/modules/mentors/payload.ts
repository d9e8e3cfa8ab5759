import { changedBy, type Changed } from '../../changed.ts';
import type { WriteResult } from '../../rest/client.ts';
import type { Spelling, UserError } from '../../userErrors.ts';
import type { Mentor } from './mentor.ts';
import { mentorIn } from './source.ts';

/** What a change of one mentor came to. */
export interface MentorPayload {
  mentor: Changed<Mentor>;
  userErrors: UserError[];
}

/** The payload of a write; `read` fetches the mentor where the reply does not carry it. */
export function mentorPayload(
  result: WriteResult,
  read: () => Promise<Mentor>,
  spelling: Spelling = {},
): MentorPayload {
  const { entity, userErrors } = changedBy(result, {
    spelling: { assignedClub: 'clubId', ...spelling },
    inReply: mentorIn,
    read,
  });
  return { mentor: entity, userErrors };
}
