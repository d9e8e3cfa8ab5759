import { Type } from 'typebox';
import { mapResult } from '../../domain/result.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { ifMatchOf } from '../../plugins/etag.ts';
import { answerOnce } from '../../plugins/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import { noSuchPersonOfMentor } from '../people/no-such-person-of-mentor.ts';
import { saveProgress } from '../progress/save-progress.ts';
import { ProgressRecord, SaveBody } from '../progress/schemas.ts';
import { sendUpdates, type Updates } from '../update-mails/send-updates.ts';
import { MentoredPerson, mentoredPerson } from './mentored-person.ts';
import { readOwnPeople } from './own-people.ts';
import { mentorStats } from './stats.ts';
import { Stats } from './stats-schemas.ts';

const SavedProgress = Type.Object(
  { ...ProgressRecord.properties, person: MentoredPerson, stats: Stats },
  { title: 'SavedProgress' },
);

/** PUT /api/mentor/progress */
export function saveProgressRoute(app: App, deps: Dependencies): void {
  app.put(
    '/progress',
    {
      schema: {
        summary: "Record how far one of your people is with a stage of the person's club",
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
      const updates: Updates = new Map();
      const saved = await answerOnce(deps, request, (tx) =>
        saveProgress(tx, by, request.body, { ifMatch, at: now(), updates }),
      );
      if (!saved.ok) return sendOutcome(reply, saved);
      sendUpdates(deps, request.log, updates);
      // Read after the transaction: who is no longer the mentor's own is not shown, not even in an
      // answer that was given before, and the kept answers hold no figures that are out of date.
      const people = await readOwnPeople(db, by.id);
      const id = request.body.studentId.toLowerCase();
      const own = people.find(({ person }) => person.id === id);
      if (!own) return sendOutcome(reply, noSuchPersonOfMentor('studentId'));
      const person = mentoredPerson(own.person, own.standing);
      const stats = mentorStats(people, now(), timeZone);
      const withBoth = mapResult(saved, (answer) => ({
        ...answer,
        body: { ...answer.body, person, stats },
      }));
      return sendOutcome(reply, withBoth);
    },
  );
}
