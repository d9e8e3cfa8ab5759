import { keyIn } from '../../backend/reading/reference.ts';
import { changedBy, type Changed } from '../../backend/writes/changed.ts';
import { missing, type Spelling, type UserError } from '../userErrors.ts';
import type { WriteResult } from '../../backend/http/client.ts';
import type { Mentor } from '../../domain/mentor.ts';
import { mentorIn } from '../../backend/mentors/calls.ts';

/** What a change of one mentor came to. */
export interface MentorPayload {
  mentor: Changed<Mentor>;
  userErrors: UserError[];
}

/** The payload of a write; `read` fetches the mentor where the reply does not carry it. */
export function mentorPayload(
  result: WriteResult,
  expected: {
    /** The mentor that was written to; null of a new one. */
    id: string | null;
    spelling?: Spelling;
    shows?: (mentor: Mentor) => boolean;
    read: () => Promise<Mentor>;
  },
): MentorPayload {
  const { entity, userErrors } = changedBy(result, {
    ...expected,
    spelling: { assignedClub: 'clubId', ...expected.spelling },
    inReply: mentorIn,
  });
  return { mentor: entity, userErrors };
}

/** True of a mentor of this club; a reply that does not tell of one leaves it to the list. */
export function showsClub({ club }: Mentor, clubId: string | null): boolean {
  return club === undefined || keyIn(club) === clubId;
}

/** The payload of a mentor for a club that is none: null alone means that there is no club. */
export function noClub(): MentorPayload {
  return { mentor: null, userErrors: [missing('clubId', 'Please select a club')] };
}
