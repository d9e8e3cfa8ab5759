import { Type } from 'typebox';
import { sayTotal } from '../../domain/paging.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { withTag } from '../../plugins/etag.ts';
import type { Dependencies } from '../dependencies.ts';
import { MentorQuery } from './mentor-query.ts';
import { mentorAnswer } from './mentor-record.ts';
import { countMentors, listMentors } from './repository.ts';
import { ListedMentorRecord } from './schemas.ts';

/** GET /api/admin/mentors */
export function listMentorsRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/mentors',
    {
      schema: {
        summary: 'The mentors; with any parameter X-Total-Count says how many match',
        querystring: MentorQuery,
        response: { 200: Type.Array(ListedMentorRecord), 400: ErrorBody },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const mentors = await listMentors(db, query);
      await sayTotal(reply, query, () => countMentors(db, query));
      return mentors.map((mentor) => withTag(mentorAnswer(mentor)));
    },
  );
}
