import { today } from '../../domain/calendar.ts';
import type { Audience } from '../../domain/words.ts';
import { responses, sendRecord } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { personNotFound } from './person.ts';
import { personResponse } from './person-record.ts';
import { findOwnPerson } from './repository.ts';
import { OwnPersonRecords } from './schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** GET /api/student/profile and /api/educator/profile */
export function profileRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.get(
    '/profile',
    {
      schema: {
        summary: 'Your own record',
        response: responses(OwnPersonRecords[audience], 404),
      },
    },
    async (request, reply) => {
      const { id } = signedInAs(request);
      const person = await findOwnPerson(deps.db, audience, id, deps.now());
      return sendRecord(
        reply,
        person && personResponse(person, today(deps)),
        personNotFound(audience),
      );
    },
  );
}
