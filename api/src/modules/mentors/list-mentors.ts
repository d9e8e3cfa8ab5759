import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { MentorQuery } from './mentor-query.ts';
import { mentorResponse } from './mentor-record.ts';
import { selectMatching, toMentor } from './repository.ts';
import { ListedMentorRecord } from './schemas.ts';
import { readList, readPage } from '../../platform/http/read-list.ts';
import { responses, withEtag } from '../../platform/http/responses.ts';

/** GET /api/admin/mentors */
export function listMentorsRoute(app: App, deps: Dependencies): void {
  app.get(
    '/mentors',
    {
      schema: {
        summary: 'The mentors; with any parameter X-Total-Count says how many match',
        querystring: MentorQuery,
        response: responses(Type.Array(ListedMentorRecord), 400),
      },
    },
    async (request, reply) => {
      const { query } = request;
      return readList(deps, request, async (db) => {
        const rows = await readPage(reply, query, selectMatching(db, query, deps));
        return rows.map((row) => withEtag(mentorResponse(toMentor(row))));
      });
    },
  );
}
