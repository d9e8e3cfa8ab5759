import type { EducatorDashboardQuery } from './EducatorDashboard.generated.ts';
import type { StudentDashboardQuery } from './StudentDashboard.generated.ts';

/** The person of a dashboard, as its query gives them. */
export type DashboardPerson = NonNullable<
  StudentDashboardQuery['person'] | EducatorDashboardQuery['person']
>;
