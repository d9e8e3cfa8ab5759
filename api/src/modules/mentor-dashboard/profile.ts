import { responses, sendRecord } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { mentorResponse } from '../mentors/mentor-record.ts';
import { mentorNotFound } from '../mentors/mentor.ts';
import { findMentor } from '../mentors/repository.ts';
import { MentorRecord } from '../mentors/schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** GET /api/mentor/profile */
export function mentorProfileRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/profile',
    { schema: { summary: 'Your own record', response: responses(MentorRecord, 404) } },
    async (request, reply) => {
      const mentor = await findMentor(db, signedInAs(request).id);
      return sendRecord(reply, mentor && mentorResponse(mentor), mentorNotFound());
    },
  );
}
