import { Type } from 'typebox';
import { sayTotal } from '../../domain/paging.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { readStandings } from '../progress/repository.ts';
import { standingOf } from '../progress/standing.ts';
import { countMentored, listMentored, PeopleQuery } from './list-people.ts';
import { MentoredPerson, mentoredPerson } from './mentored-person.ts';

/** GET /api/mentor/students */
export function mentorPeopleRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/students',
    {
      schema: {
        summary:
          'The students or educators assigned to you, by name; with any parameter X-Total-Count says how many match',
        querystring: PeopleQuery,
        response: { 200: Type.Array(MentoredPerson), 400: ErrorBody },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const mentor = signedInAs(request);
      const people = await listMentored(db, mentor.id, query);
      await sayTotal(reply, query, () => countMentored(db, mentor.id, query));
      const standings = await readStandings(db, people);
      return people.map((person) =>
        mentoredPerson(person, standings.get(person.id) ?? standingOf([], [])),
      );
    },
  );
}
