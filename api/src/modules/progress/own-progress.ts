import type { Audience } from '../../domain/words.ts';
import { responses, sendResponse } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { personNotFound } from '../people/person.ts';
import { findPerson } from '../people/repository.ts';
import { progressResponse } from './progress-record.ts';
import { readProgress } from './repository.ts';
import { ProgressRecord } from './schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { sendFailure } from '../../platform/http/error-responses.ts';

/** GET /api/student/progress and /api/educator/progress */
export function ownProgressRoute(app: App, { db, now }: Dependencies, audience: Audience): void {
  app.get(
    '/progress',
    {
      schema: {
        summary: "Your own progress through your club's stages",
        response: responses(ProgressRecord, 404),
      },
    },
    async (request, reply) => {
      const person = await findPerson(db, audience, signedInAs(request).id);
      if (!person) return sendFailure(reply, personNotFound(audience).failure);
      return sendResponse(reply, progressResponse(person, await readProgress(db, person, now())));
    },
  );
}
