import type { RestClient } from '../http/client.ts';
import type { CountCalls } from '../recordsPort.ts';
import { recordOf } from '../reading/unwrap.ts';

export function createCountCalls(rest: RestClient): CountCalls {
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
