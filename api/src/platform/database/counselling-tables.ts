import type { Generated } from 'kysely';

export const sessionStatuses = ['planned', 'held', 'missed', 'cancelled'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** Meetings of a person with the mentor; at most one is planned. */
export interface CounsellingSessionsTable {
  id: Generated<string>;
  person_id: string;
  status: Generated<SessionStatus>;
  at: Date;
  /** One line: a room, an address or a link. */
  place: string | null;
  /** Number of moves. */
  sequence: Generated<number>;
}
