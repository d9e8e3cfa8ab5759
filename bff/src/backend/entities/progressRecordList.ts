import type { ListCall } from '../lists/answer.ts';
import type { Audience } from '../../domain/account.ts';

/** GET /api/admin/student-progress or /api/admin/educator-progress */
export function progressRecordList(audience: Audience): ListCall {
  return {
    path: `/api/admin/${audience}-progress`,
    wrappers: ['progress', 'records', `${audience}s`],
  };
}
