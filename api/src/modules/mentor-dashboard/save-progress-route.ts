import { Type } from 'typebox';
import { mapResult } from '../../domain/result.ts';
import { sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import { personOfMentorNotFound } from '../people/person.ts';
import { saveProgress } from '../progress/save-progress.ts';
import { ProgressRecord, SaveBody } from '../progress/schemas.ts';
import { MentoredPerson, mentoredPerson } from './mentored-person.ts';
import { readOwnPeople } from './own-people.ts';
import { mentorStats } from './stats.ts';
import { Stats } from './stats-schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { ErrorBody } from '../../platform/http/error-responses.ts';

const SavedProgress = Type.Object(
  { ...ProgressRecord.properties, person: MentoredPerson, stats: Stats },
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
        response: {
          200: SavedProgress,
          400: ErrorBody,
          404: ErrorBody,
          412: ErrorBody,
          422: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { db, now, timeZone } = deps;
      const ifMatch = ifMatchOf(request);
      const by = signedInAs(request);
      const saved = await runIdempotent(deps, request, (tx) =>
        saveProgress(tx, by, request.body, { ifMatch, deps }),
      );
      if (!saved.ok) return sendResult(reply, saved);
      // Read after the transaction, not stored for repeats: a repeat must not show outdated
      // statistics or a person who is no longer assigned.
      const people = await readOwnPeople(db, by.id);
      const id = request.body.studentId.toLowerCase();
      const own = people.find(({ person }) => person.id === id);
      if (!own) return sendResult(reply, personOfMentorNotFound('studentId'));
      const person = mentoredPerson(own.person, own.progress);
      const stats = mentorStats(people, now(), timeZone);
      const withBoth = mapResult(saved, (answer) => ({
        ...answer,
        body: { ...answer.body, person, stats },
      }));
      return sendResult(reply, withBoth);
    },
  );
}
