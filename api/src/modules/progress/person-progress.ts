import { IdParams, isId } from '../../domain/ids.ts';
import type { Audience } from '../../domain/words.ts';
import { sendAnswer } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { noSuchPerson } from '../people/no-such-person.ts';
import { findPerson } from '../people/repository.ts';
import { progressAnswer } from './progress-record.ts';
import { readStanding } from './repository.ts';
import { ProgressRecord } from './schemas.ts';

/** GET /api/admin/students/{id}/progress and the same for educators */
export function personProgressRoute(app: App, { db }: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}s/:id/progress`,
    {
      schema: {
        summary: "A person's progress through the stages of the present club",
        params: IdParams,
        response: { 200: ProgressRecord, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = isId(id) ? await findPerson(db, audience, id) : null;
      if (!person) return refuseWith(reply, noSuchPerson(audience).failure);
      return sendAnswer(reply, progressAnswer(person, await readStanding(db, person)));
    },
  );
}
