import type { Audience } from '../../domain/words.ts';

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
