import { isId } from '../../domain/ids.ts';
import { responses, sendResponse } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { findPersonOfMentor } from '../people/repository.ts';
import { personOfMentorNotFound } from '../people/person.ts';
import { progressResponse } from './progress-record.ts';
import { readProgress } from './repository.ts';
import { ProgressRecord } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { sendFailure } from '../../platform/http/error-responses.ts';

/** GET /api/mentor/people/{id}/progress */
export function mentoredProgressRoute(app: App, { db, now }: Dependencies): void {
  app.get(
    '/people/:id/progress',
    {
      config: { audited: { action: 'read', what: 'progress' } },
      schema: {
        summary: 'The progress of one of your people, with its ETag for If-Match',
        params: IdParams,
        response: responses(ProgressRecord, 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = isId(id) ? await findPersonOfMentor(db, signedInAs(request).id, id) : null;
      if (!person) return sendFailure(reply, personOfMentorNotFound().failure);
      return sendResponse(reply, progressResponse(person, await readProgress(db, person, now())));
    },
  );
}
