import { today } from '../../domain/calendar.ts';
import type { Audience } from '../../domain/words.ts';
import { responses, sendRecord } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { personNotFound } from './person.ts';
import { personResponse } from './person-record.ts';
import { findPerson } from './repository.ts';
import { PersonRecords } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';

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
      const person = await findPerson(deps.db, audience, request.params.id);
      return sendRecord(
        reply,
        person && personResponse(person, today(deps)),
        personNotFound(audience),
      );
    },
  );
}
