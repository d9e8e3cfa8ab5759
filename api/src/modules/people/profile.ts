import { today } from '../../domain/calendar.ts';
import type { Audience } from '../../domain/words.ts';
import { sendAnswer } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { noSuchPerson } from './no-such-person.ts';
import { personAnswer } from './person-record.ts';
import { findPerson } from './repository.ts';
import { PersonRecords } from './schemas.ts';

/** GET /api/student/profile and /api/educator/profile */
export function profileRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.get(
    '/profile',
    {
      schema: {
        summary: 'Your own record',
        response: { 200: PersonRecords[audience], 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const person = await findPerson(deps.db, audience, signedInAs(request).id);
      return person
        ? sendAnswer(reply, personAnswer(person, today(deps)))
        : refuseWith(reply, noSuchPerson(audience).failure);
    },
  );
}
