import { isId } from '../../domain/ids.ts';
import type { Audience } from '../../domain/words.ts';
import { responses, sendResponse } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { personNotFound } from '../people/person.ts';
import { findPerson } from '../people/repository.ts';
import { progressResponse } from './progress-record.ts';
import { readProgress } from './repository.ts';
import { ProgressRecord } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';
import { sendFailure } from '../../platform/http/error-responses.ts';

/** GET /api/admin/students/{id}/progress and the same for educators */
export function personProgressRoute(app: App, { db, now }: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}s/:id/progress`,
    {
      config: { audited: { action: 'read', what: 'progress' } },
      schema: {
        summary: "A person's progress through the stages of the present club",
        params: IdParams,
        response: responses(ProgressRecord, 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = isId(id) ? await findPerson(db, audience, id) : null;
      if (!person) return sendFailure(reply, personNotFound(audience).failure);
      return sendResponse(reply, progressResponse(person, await readProgress(db, person, now())));
    },
  );
}
