import { fail, succeed } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { IdParams } from '../../platform/http/records.ts';
import { ok } from '../../platform/http/responses.ts';
import { endPlannedSession } from '../counselling-sessions/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePersonRoute } from './change-person.ts';
import { readPlannedSession } from './read-next-session.ts';

const ROUTES = {
  cancelled: {
    method: 'DELETE',
    url: '/people/:id/next-session',
    summary: 'Cancel the next session of one of your people',
  },
  missed: {
    method: 'PUT',
    url: '/people/:id/next-session/missed',
    summary: 'Record that the session of one of your people did not take place',
  },
} as const;

/**
 * DELETE /api/mentor/people/{id}/next-session, and PUT /api/mentor/people/{id}/next-session/missed
 * once it has begun.
 */
export function endNextSessionRoute(
  app: App,
  deps: Dependencies,
  status: keyof typeof ROUTES,
): void {
  changePersonRoute(app, deps, {
    ...ROUTES[status],
    audited: { action: 'change', what: 'next session' },
    params: IdParams,
    errors: [409, 412],
    change: async (tx, { person, ifMatch }, act) => {
      const read = await readPlannedSession(tx, { person, ifMatch });
      if (!read.ok) return read;
      if (status === 'missed' && read.value.at > act.at) {
        return fail('CONFLICT', 'SESSION_NOT_BEGUN');
      }
      await endPlannedSession(tx, person.id, read.value, { ...act, status });
      return succeed(ok({}));
    },
  });
}
