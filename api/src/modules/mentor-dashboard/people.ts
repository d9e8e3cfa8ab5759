import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { listMentored, PeopleQuery } from './list-people.ts';
import { MentoredPerson, mentoredPerson } from './mentored-person.ts';
import { withProgress } from './own-people.ts';
import { peopleList } from '../../platform/http/people-list.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { responses } from '../../platform/http/responses.ts';

/** GET /api/mentor/students */
export function mentorPeopleRoute(app: App, { db, now }: Dependencies): void {
  app.get(
    '/students',
    {
      config: { audited: peopleList },
      schema: {
        summary:
          'The students or educators assigned to you, by name; with any parameter X-Total-Count says how many match',
        querystring: PeopleQuery,
        response: responses(Type.Array(MentoredPerson), 400),
      },
    },
    async (request, reply) => {
      const people = await listMentored(db, signedInAs(request).id, request.query, reply);
      return (await withProgress({ db, now }, people)).map(mentoredPerson);
    },
  );
}
