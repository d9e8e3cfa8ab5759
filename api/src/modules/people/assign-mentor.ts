import { Type } from 'typebox';
import { today } from '../../domain/calendar.ts';
import { mapResult } from '../../domain/result.ts';
import { Nullable } from '../../domain/schemas.ts';
import type { Audience } from '../../domain/words.ts';
import { responses, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import type { Dependencies } from '../dependencies.ts';
import { mentorNotFound, type Mentor } from '../mentors/mentor.ts';
import { lockMentor } from '../mentors/repository.ts';
import { queueAssignmentMails } from '../update-mails/assignment-mails.ts';
import { assignOne, type Assignable } from './assign.ts';
import { checkMentorActive, checkMentorClub } from './assignment.ts';
import { personResponse } from './person-record.ts';
import { setMentor } from './repository.ts';
import { PersonRecords } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** The mentor to assign. */
export const MentorAssignment = Type.Object({
  mentorId: Nullable(Type.String({ pattern: '\\S' }), {
    description: 'null removes the mentor',
    'x-messages': { required: 'Mentor ID is missing. Please try again.' },
  }),
});

/** The mentor of a person. */
const mentorAssignment: Assignable<Mentor> = {
  what: 'mentor',
  lock: lockMentor,
  notFound: mentorNotFound,
  check: ({ club }, target) => checkMentorClub(club?.id ?? null, target.club?.id ?? null),
  set: setMentor,
  queueMails: queueAssignmentMails,
};

/** The mentor of several people, who must be active. */
export const mentorOfSeveral: Assignable<Mentor> = {
  ...mentorAssignment,
  check: (person, target) =>
    checkMentorActive(target.status) ?? mentorAssignment.check(person, target),
};

/** PUT /api/admin/students/{id}/assign-mentor and the same for educators */
export function assignMentorRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    `/${audience}s/:id/assign-mentor`,
    {
      config: { audited: { action: 'change', what: 'mentor' } },
      schema: {
        summary: 'Assign a mentor of the same club or without a club',
        params: IdParams,
        body: MentorAssignment,
        response: responses(PersonRecords[audience], 400, 404, 412),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = { audience, id, ifMatch: ifMatchOf(request), day: today(deps) };
      const { mentorId } = request.body;
      const by = signedInAs(request);
      const assigned = await assignOne(deps, mentorAssignment, person, mentorId, by);
      return sendResult(
        reply,
        mapResult(assigned, (done) => personResponse(done, person.day)),
      );
    },
  );
}
