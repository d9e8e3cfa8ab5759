import { Type } from 'typebox';
import { sayTotal } from '../../domain/paging.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { withTag } from '../../plugins/etag.ts';
import type { Dependencies } from '../dependencies.ts';
import { countPeople, listPeople } from './list-people.ts';
import { ListQueries } from './list-query.ts';
import { personAnswer } from './person-record.ts';
import { ListedPersonRecords } from './schemas.ts';

/** GET /api/admin/students and /api/admin/educators */
export function listPeopleRoute(app: App, { db }: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}s`,
    {
      schema: {
        summary: `The ${audience}s; with any parameter X-Total-Count says how many match`,
        querystring: ListQueries[audience],
        response: { 200: Type.Array(ListedPersonRecords[audience]), 400: ErrorBody },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const people = await listPeople(db, audience, query);
      await sayTotal(reply, query, () => countPeople(db, audience, query));
      return people.map((person) => withTag(personAnswer(person)));
    },
  );
}
