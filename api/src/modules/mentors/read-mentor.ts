import { isId } from '../../domain/ids.ts';
import { responses, sendRecord } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { mentorResponse } from './mentor-record.ts';
import { mentorNotFound } from './mentor.ts';
import { findMentor } from './repository.ts';
import { MentorRecord } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';

/** GET /api/admin/mentors/{id} */
export function readMentorRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/mentors/:id',
    {
      schema: {
        summary: 'One mentor',
        params: IdParams,
        response: responses(MentorRecord, 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const mentor = isId(id) ? await findMentor(db, id) : null;
      return sendRecord(reply, mentor && mentorResponse(mentor), mentorNotFound());
    },
  );
}
