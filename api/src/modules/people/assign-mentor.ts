import { Type } from 'typebox';
import { messages } from '../../domain/messages.ts';
import { Nullable } from '../../domain/schemas.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { mentorNotFound, type Mentor } from '../mentors/mentor.ts';
import { lockMentor } from '../mentors/repository.ts';
import { queueAssignmentMails } from '../update-mails/assignment-mails.ts';
import { assignRoute } from './assign-route.ts';
import type { Assignable } from './assign.ts';
import { checkMentorActive, checkMentorClub } from './assignment.ts';
import { setMentor } from './repository.ts';

/** The mentor to assign. */
export const MentorAssignment = Type.Object({
  mentorId: Nullable(Type.String({ pattern: '\\S' }), {
    description: 'null removes the mentor',
    ...messages({ required: 'MENTOR_ID_REQUIRED' }),
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
  assignRoute(app, deps, audience, mentorAssignment, {
    summary: 'Assign a mentor of the same club or without a club',
    body: MentorAssignment,
  });
}
