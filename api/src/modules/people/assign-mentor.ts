import { Type } from 'typebox';
import { today } from '../../domain/calendar.ts';
import { IdParams } from '../../domain/ids.ts';
import { mapResult } from '../../domain/result.ts';
import { Nullable } from '../../domain/schemas.ts';
import type { Audience } from '../../domain/words.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { ifMatchOf } from '../../plugins/etag.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mentor } from '../mentors/mentor.ts';
import { noSuchMentor } from '../mentors/no-such-mentor.ts';
import { holdMentor } from '../mentors/repository.ts';
import { sendUpdates, type Updates } from '../update-mails/send-updates.ts';
import { assign, type Assignable } from './assign.ts';
import { refuseMentor } from './assignment.ts';
import { personAnswer } from './person-record.ts';
import { setMentor } from './repository.ts';
import { PersonRecords } from './schemas.ts';

const Body = Type.Object({
  mentorId: Nullable(Type.String({ pattern: '\\S' }), {
    description: 'null removes the mentor',
    'x-messages': { required: 'Mentor ID is missing. Please try again.' },
  }),
});

const mentor: Assignable<Mentor> = {
  what: 'mentor',
  hold: holdMentor,
  missing: noSuchMentor,
  refuse: ({ club }, target) => refuseMentor(club?.id ?? null, target.club?.id ?? null),
  set: setMentor,
};

/** PUT /api/admin/students/{id}/assign-mentor and the same for educators */
export function assignMentorRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    `/${audience}s/:id/assign-mentor`,
    {
      schema: {
        summary: 'Give a person a mentor of the same club, or of none',
        params: IdParams,
        body: Body,
        response: {
          200: PersonRecords[audience],
          400: ErrorBody,
          404: ErrorBody,
          412: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = { audience, id, ifMatch: ifMatchOf(request), day: today(deps) };
      const { mentorId } = request.body;
      const assigned = await assign(deps, mentor, person, mentorId, signedInAs(request));
      if (assigned.ok && assigned.value.isNew && mentorId !== null) {
        const updates: Updates = new Map([
          [id, 'mentor'],
          [mentorId, 'person'],
        ]);
        sendUpdates(deps, request.log, updates);
      }
      return sendOutcome(
        reply,
        mapResult(assigned, (done) => personAnswer(done.person, person.day)),
      );
    },
  );
}
