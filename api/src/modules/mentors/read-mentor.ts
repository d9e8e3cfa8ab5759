import { IdParams, isId } from '../../domain/ids.ts';
import { sendAnswer } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { mentorAnswer } from './mentor-record.ts';
import { noSuchMentor } from './no-such-mentor.ts';
import { findMentor } from './repository.ts';
import { MentorRecord } from './schemas.ts';

/** GET /api/admin/mentors/{id} */
export function readMentorRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/mentors/:id',
    {
      schema: {
        summary: 'One mentor',
        params: IdParams,
        response: { 200: MentorRecord, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const mentor = isId(id) ? await findMentor(db, id) : null;
      return mentor
        ? sendAnswer(reply, mentorAnswer(mentor))
        : refuseWith(reply, noSuchMentor().failure);
    },
  );
}
