import { sendAnswer } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { mentorAnswer } from '../mentors/mentor-record.ts';
import { noSuchMentor } from '../mentors/no-such-mentor.ts';
import { findMentor } from '../mentors/repository.ts';
import { MentorRecord } from '../mentors/schemas.ts';

/** GET /api/mentor/profile */
export function mentorProfileRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/profile',
    { schema: { summary: 'Your own record', response: { 200: MentorRecord, 404: ErrorBody } } },
    async (request, reply) => {
      const mentor = await findMentor(db, signedInAs(request).id);
      return mentor
        ? sendAnswer(reply, mentorAnswer(mentor))
        : refuseWith(reply, noSuchMentor().failure);
    },
  );
}
