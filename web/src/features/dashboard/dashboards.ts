import type { TypedDocumentNode } from '@apollo/client';
import type { ClubAudience } from '../../schema.generated.ts';
import {
  EducatorDashboardDocument,
  type EducatorDashboardQuery,
} from './EducatorDashboard.generated.ts';
import {
  StudentDashboardDocument,
  type StudentDashboardQuery,
  type StudentDashboardQueryVariables,
} from './StudentDashboard.generated.ts';

/** Dashboard query of each audience. */
export const DASHBOARDS: Record<
  ClubAudience,
  TypedDocumentNode<StudentDashboardQuery | EducatorDashboardQuery, StudentDashboardQueryVariables>
> = { STUDENT: StudentDashboardDocument, EDUCATOR: EducatorDashboardDocument };

/** The person in the result of a dashboard query. */
export type DashboardPerson = NonNullable<
  StudentDashboardQuery['person'] | EducatorDashboardQuery['person']
>;

/** Who guides a person: a mentor, for educators called counsellor. */
export type Guide = 'mentor' | 'counsellor';
