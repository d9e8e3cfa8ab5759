import type { Changed, WriteResult } from '../../backend/port.ts';
import type { Club } from '../../domain/club.ts';
import type { UserError } from '../../domain/userError.ts';

export interface ClubPayload {
  club: Changed<Club>;
  userErrors: UserError[];
}

export interface ClubRemoval extends ClubPayload {
  /** Null when refused. */
  deletedId: string | null;
}

export function clubPayload({ entity, userErrors }: WriteResult<Club>): ClubPayload {
  return { club: entity, userErrors };
}
