import { Type } from 'typebox';
import { today } from '../../domain/calendar.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { listPeople } from './list-people.ts';
import { ListQueries } from './list-query.ts';
import { personResponse } from './person-record.ts';
import { ListedPersonRecords } from './schemas.ts';
import { readList } from '../../platform/http/read-list.ts';
import { peopleList } from '../../platform/http/people-list.ts';
import { responses, withEtag } from '../../platform/http/responses.ts';

/** GET /api/admin/students and /api/admin/educators */
export function listPeopleRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}s`,
    {
      config: { audited: peopleList },
      schema: {
        summary: `The ${audience}s; with any parameter X-Total-Count says how many match`,
        querystring: ListQueries[audience],
        response: responses(Type.Array(ListedPersonRecords[audience]), 400),
      },
    },
    async (request, reply) => {
      const { query } = request;
      const day = today(deps);
      const list = { audience, query, day, timeZone: deps.timeZone };
      return readList(deps, request, async (db) => {
        const people = await listPeople(db, list, reply);
        return people.map((person) => withEtag(personResponse(person, day)));
      });
    },
  );
}
