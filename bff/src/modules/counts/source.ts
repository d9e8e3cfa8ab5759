import { recordOf } from '../../rest/answers/unwrap.ts';
import type { RestClient } from '../../rest/client.ts';
import type { DashboardCounts } from './entity.ts';

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
