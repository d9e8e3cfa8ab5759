import type { EducatorDashboardQuery } from './EducatorDashboard.generated.ts';
import type { StudentDashboardQuery } from './StudentDashboard.generated.ts';

/** The person in the result of a dashboard query. */
export type DashboardPerson = NonNullable<
  StudentDashboardQuery['person'] | EducatorDashboardQuery['person']
>;
