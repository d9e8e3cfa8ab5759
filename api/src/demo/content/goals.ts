import type { ClubKey } from './clubs.ts';
import type { Goal } from './goal.ts';
import { COMMERCE_GOALS } from './goals-commerce.ts';
import { ROBOTICS_GOALS } from './goals-robotics.ts';
import { SCIENCE_GOALS } from './goals-science.ts';

export type StudentClubKey = Exclude<ClubKey, 'leadership' | 'research'>;

/** Career goals per club. */
export const GOALS: Record<StudentClubKey, readonly Goal[]> = {
  robotics: ROBOTICS_GOALS,
  science: SCIENCE_GOALS,
  commerce: COMMERCE_GOALS,
};
