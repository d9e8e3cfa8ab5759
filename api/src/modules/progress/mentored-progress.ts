import { IdParams, isId } from '../../domain/ids.ts';
import { sendAnswer } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { findPersonOfMentor } from '../people/repository.ts';
import { noSuchPersonOfMentor } from '../people/no-such-person-of-mentor.ts';
import { progressAnswer } from './progress-record.ts';
import { readStanding } from './repository.ts';
import { ProgressRecord } from './schemas.ts';

/** GET /api/mentor/people/{id}/progress */
export function mentoredProgressRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/people/:id/progress',
    {
      schema: {
        summary: 'The progress of one of your people, with the ETag that a save can rest on',
        params: IdParams,
        response: { 200: ProgressRecord, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = isId(id) ? await findPersonOfMentor(db, signedInAs(request).id, id) : null;
      if (!person) return refuseWith(reply, noSuchPersonOfMentor().failure);
      return sendAnswer(reply, progressAnswer(person, await readStanding(db, person)));
    },
  );
}
