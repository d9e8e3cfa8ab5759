import type { Audience } from '../../domain/words.ts';
import { sendAnswer } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { noSuchPerson } from '../people/no-such-person.ts';
import { findPerson } from '../people/repository.ts';
import { progressAnswer } from './progress-record.ts';
import { readStanding } from './repository.ts';
import { ProgressRecord } from './schemas.ts';

/** GET /api/student/progress and /api/educator/progress */
export function ownProgressRoute(app: App, { db }: Dependencies, audience: Audience): void {
  app.get(
    '/progress',
    {
      schema: {
        summary: "Your own progress through your club's stages",
        response: { 200: ProgressRecord, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const person = await findPerson(db, audience, signedInAs(request).id);
      if (!person) return refuseWith(reply, noSuchPerson(audience).failure);
      return sendAnswer(reply, progressAnswer(person, await readStanding(db, person)));
    },
  );
}
