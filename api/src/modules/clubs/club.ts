import type { Audience } from '../../domain/words.ts';
import { fail, type Failed } from '../../domain/result.ts';

/** A career-interest group with ordered counselling stages. */
export interface Club {
  id: string;
  name: string;
  description: string;
  audience: Audience;
  /** In order. */
  stages: Stage[];
}

export interface Stage {
  id: string;
  /** May be blank; shown as `Stage n`. */
  name: string;
  description: string | null;
}

/** A club in another record. */
export type ClubReference = Pick<Club, 'id' | 'name' | 'audience'>;

/** Failure for a club that does not exist or may not be read. */
export function clubNotFound(): Failed {
  return fail('NOT_FOUND', 'CLUB_NOT_FOUND');
}
