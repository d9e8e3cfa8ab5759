import type { ListCall } from '../../lists/answer.ts';
import type { Audience } from '../clubs/club.ts';

/** GET /api/admin/student-progress or /api/admin/educator-progress */
export function trackerOf(audience: Audience): ListCall {
  return {
    path: `/api/admin/${audience}-progress`,
    wrappers: ['progress', 'records', `${audience}s`],
  };
}
