import type { App } from '../../platform/http/app-type.ts';
import { IdParams } from '../../platform/http/records.ts';
import { responses, sendResult } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { audited, changeConcern } from './change-concern.ts';
import { ConcernRecord } from './concern.ts';
import { setTaken } from './repository.ts';

/** PUT /api/admin/concerns/{id}/take */
export function takeConcernRoute(app: App, deps: Dependencies): void {
  app.put(
    '/concerns/:id/take',
    {
      config: { audited },
      schema: {
        summary: 'Take a concern; a repeat has no effect',
        params: IdParams,
        response: responses(ConcernRecord, 400, 404, 409, 412),
      },
    },
    async (request, reply) => {
      const taken = await changeConcern(deps, request, request.params.id, {
        isRepeat: (concern, by) => concern.taken_by === by.id && concern.closed_at === null,
        write: setTaken,
      });
      return sendResult(reply, taken);
    },
  );
}
