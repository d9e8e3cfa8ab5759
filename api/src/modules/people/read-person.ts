import { today } from '../../domain/calendar.ts';
import { IdParams, isId } from '../../domain/ids.ts';
import type { Audience } from '../../domain/words.ts';
import { sendAnswer } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { noSuchPerson } from './no-such-person.ts';
import { personAnswer } from './person-record.ts';
import { findPerson } from './repository.ts';
import { PersonRecords } from './schemas.ts';

/** GET /api/admin/students/{id} and /api/admin/educators/{id} */
export function readPersonRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}s/:id`,
    {
      schema: {
        summary: `One ${audience}`,
        params: IdParams,
        response: { 200: PersonRecords[audience], 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = isId(id) ? await findPerson(deps.db, audience, id) : null;
      return person
        ? sendAnswer(reply, personAnswer(person, today(deps)))
        : refuseWith(reply, noSuchPerson(audience).failure);
    },
  );
}
