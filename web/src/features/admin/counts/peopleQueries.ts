import type { ClubAudience } from '../../../schema.generated.ts';

/** Queries of the page that depend on clubs, mentors, statuses and number of people. */
export const PEOPLE_QUERIES: Record<ClubAudience, string[]> = {
  STUDENT: ['Students', 'DashboardCounts'],
  EDUCATOR: ['Educators', 'DashboardCounts'],
};
