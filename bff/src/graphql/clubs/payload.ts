import { changedBy, type Changed } from '../../backend/writes/changed.ts';
import type { UserError } from '../userErrors.ts';
import type { WriteResult } from '../../backend/http/client.ts';
import type { Club } from '../../domain/club.ts';
import { clubIn } from '../../backend/clubs/calls.ts';

/** What a change of one club came to. */
export interface ClubPayload {
  club: Changed<Club>;
  userErrors: UserError[];
}

/** The payload of a write; `read` fetches the club where the reply does not carry it. */
export function clubPayload(
  result: WriteResult,
  expected: {
    /** The club that was written to; null of a new one. */
    id: string | null;
    shows?: (club: Club) => boolean;
    read: () => Promise<Club>;
  },
): ClubPayload {
  const { entity, userErrors } = changedBy(result, { ...expected, spelling: {}, inReply: clubIn });
  return { club: entity, userErrors };
}
