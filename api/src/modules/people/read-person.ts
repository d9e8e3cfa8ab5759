import { today } from '../../domain/calendar.ts';
import { isId } from '../../domain/ids.ts';
import type { Audience } from '../../domain/words.ts';
import { responses, sendResponse } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { personNotFound } from './person.ts';
import { personResponse } from './person-record.ts';
import { findPerson } from './repository.ts';
import { PersonRecords } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';
import { sendFailure } from '../../platform/http/error-responses.ts';

/** GET /api/admin/students/{id} and /api/admin/educators/{id} */
export function readPersonRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}s/:id`,
    {
      config: { audited: { action: 'read', what: 'record' } },
      schema: {
        summary: `One ${audience}`,
        params: IdParams,
        response: responses(PersonRecords[audience], 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = isId(id) ? await findPerson(deps.db, audience, id) : null;
      return person
        ? sendResponse(reply, personResponse(person, today(deps)))
        : sendFailure(reply, personNotFound(audience).failure);
    },
  );
}
