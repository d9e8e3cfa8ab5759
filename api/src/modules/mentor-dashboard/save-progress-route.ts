import { Type } from 'typebox';
import { responses, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import { saveProgress } from '../progress/save-progress.ts';
import { ProgressRecord, SaveBody } from '../progress/schemas.ts';
import { ChangedPerson, withPersonAndStats } from './changed-person.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

const SavedProgress = Type.Object(
  { ...ProgressRecord.properties, ...ChangedPerson.properties },
  { title: 'SavedProgress' },
);

/** PUT /api/mentor/progress */
export function saveProgressRoute(app: App, deps: Dependencies): void {
  app.put(
    '/progress',
    {
      config: {
        audited: {
          action: 'change',
          what: 'progress',
          personOf: ({ body }) => (body as SaveBody).studentId,
        },
      },
      schema: {
        summary: "Save the progress of one of your people in a stage of the person's club",
        body: SaveBody,
        response: responses(SavedProgress, 400, 404, 412, 422),
      },
    },
    async (request, reply) => {
      const ifMatch = ifMatchOf(request);
      const by = signedInAs(request);
      const saved = await runIdempotent(deps, request, (tx) =>
        saveProgress(tx, by, request.body, { ifMatch, deps }),
      );
      const personId = request.body.studentId.toLowerCase();
      const of = { mentorId: by.id, personId, field: 'studentId' };
      return sendResult(reply, await withPersonAndStats(deps, of, saved));
    },
  );
}
