import { fail, succeed } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { IdParams } from '../../platform/http/records.ts';
import { ok, responses, sendResult } from '../../platform/http/responses.ts';
import { endPlannedSession } from '../counselling-sessions/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePerson } from './change-person.ts';
import { ChangedPerson } from './changed-person.ts';
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
  const { method, url, summary } = ROUTES[status];
  app.route({
    method,
    url,
    config: { audited: { action: 'change', what: 'next session' } },
    schema: {
      summary,
      params: IdParams,
      response: responses(ChangedPerson, 400, 404, 409, 412, 422),
    },
    handler: async (request, reply) => {
      const ifMatch = ifMatchOf(request);
      const { id } = request.params;
      const ended = await changePerson(deps, request, id, async (tx, person, act) => {
        const read = await readPlannedSession(tx, { person, ifMatch });
        if (!read.ok) return read;
        if (status === 'missed' && read.value.at > act.at) {
          return fail('CONFLICT', 'The session has not begun yet');
        }
        await endPlannedSession(tx, id, read.value, { ...act, status });
        return succeed(ok({}));
      });
      return sendResult(reply, ended);
    },
  });
}
