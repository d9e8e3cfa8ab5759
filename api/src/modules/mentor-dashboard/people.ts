import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { countMentored, listMentored, PeopleQuery } from './list-people.ts';
import { MentoredPerson, mentoredPerson } from './mentored-person.ts';
import { withProgress } from './own-people.ts';
import { sendListHeaders } from '../../platform/http/list-parameters.ts';
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
      const { query } = request;
      const mentor = signedInAs(request);
      const people = await listMentored(db, mentor.id, query);
      await sendListHeaders(reply, query, () => countMentored(db, mentor.id, query));
      return (await withProgress({ db, now }, people)).map(mentoredPerson);
    },
  );
}
