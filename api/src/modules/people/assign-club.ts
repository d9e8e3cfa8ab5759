import { Type } from 'typebox';
import { today } from '../../domain/calendar.ts';
import { mapResult } from '../../domain/result.ts';
import { Nullable } from '../../domain/schemas.ts';
import type { Audience } from '../../domain/words.ts';
import { responses, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { clubNotFound, type ClubReference } from '../clubs/club.ts';
import { lockClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { assignOne, type Assignable } from './assign.ts';
import { checkClubAudience } from './assignment.ts';
import { personResponse } from './person-record.ts';
import { setClub } from './repository.ts';
import { PersonRecords } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** The club to assign. */
export const ClubAssignment = Type.Object({
  clubId: Nullable(Type.String({ pattern: '\\S' }), {
    description: 'null removes the person from the club',
    'x-messages': { required: 'Club ID is missing. Please try again.' },
  }),
});

/** The club of a person. */
export const clubAssignment: Assignable<ClubReference> = {
  what: 'club',
  lock: lockClub,
  notFound: clubNotFound,
  check: ({ audience }, target) => checkClubAudience(audience, target, 'clubId'),
  set: setClub,
};

/** PUT /api/admin/students/{id}/assign-club and the same for educators */
export function assignClubRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    `/${audience}s/:id/assign-club`,
    {
      config: { audited: { action: 'change', what: 'club' } },
      schema: {
        summary: 'Assign a club to a person; mentor and progress are kept',
        params: IdParams,
        body: ClubAssignment,
        response: responses(PersonRecords[audience], 400, 404, 412),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = { audience, id, ifMatch: ifMatchOf(request), day: today(deps) };
      const { clubId } = request.body;
      const assigned = await assignOne(deps, clubAssignment, person, clubId, signedInAs(request));
      return sendResult(
        reply,
        mapResult(assigned, (done) => personResponse(done, person.day)),
      );
    },
  );
}
