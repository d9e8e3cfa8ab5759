import { recordOf } from '../reading/unwrap.ts';
import type { RestClient } from '../http/client.ts';
import type { DashboardCounts } from '../../domain/dashboardCounts.ts';

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
