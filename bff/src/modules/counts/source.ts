import { recordOf } from '../../rest/answers/unwrap.ts';
import type { RestClient } from '../../rest/client.ts';

/** The five figures of the admin dashboard. */
export interface DashboardCounts {
  students: number;
  educators: number;
  mentors: number;
  clubs: number;
  formSubmitted: number;
}

/** The REST call that counts. */
export interface CountsSource {
  /** GET /api/admin/dashboard/counts */
  dashboard(): Promise<DashboardCounts>;
}

export function createCountsSource(rest: RestClient): CountsSource {
  return {
    async dashboard() {
      const record = recordOf(await rest.get('/api/admin/dashboard/counts'), 'counts');
      return {
        students: record.requiredWhole('students'),
        educators: record.requiredWhole('educators'),
        mentors: record.requiredWhole('mentors'),
        clubs: record.requiredWhole('clubs'),
        formSubmitted: record.requiredWhole('formSubmitted'),
      };
    },
  };
}
