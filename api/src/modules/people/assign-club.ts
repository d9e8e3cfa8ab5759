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
import type { ClubReference } from '../clubs/club.ts';
import { noSuchClub } from '../clubs/no-such-club.ts';
import { holdClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { assign, type Assignable } from './assign.ts';
import { refuseClub } from './assignment.ts';
import { personAnswer } from './person-record.ts';
import { setClub } from './repository.ts';
import { PersonRecords } from './schemas.ts';

const Body = Type.Object({
  clubId: Nullable(Type.String({ pattern: '\\S' }), {
    description: 'null removes the person from the club',
    'x-messages': { required: 'Club ID is missing. Please try again.' },
  }),
});

const club: Assignable<ClubReference> = {
  what: 'club',
  hold: holdClub,
  missing: noSuchClub,
  refuse: ({ audience }, target) => refuseClub(audience, target, 'clubId'),
  set: setClub,
};

/** PUT /api/admin/students/{id}/assign-club and the same for educators */
export function assignClubRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    `/${audience}s/:id/assign-club`,
    {
      schema: {
        summary: 'Put a person into a club; the mentor and all progress stay',
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
      const { clubId } = request.body;
      const assigned = await assign(deps, club, person, clubId, signedInAs(request));
      return sendOutcome(
        reply,
        mapResult(assigned, (done) => personAnswer(done.person, person.day)),
      );
    },
  );
}
