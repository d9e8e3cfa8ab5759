import { Type } from 'typebox';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import type { Dependencies } from '../dependencies.ts';
import { listPeopleOfMentor } from '../people/repository.ts';
import { readStandings } from '../progress/repository.ts';
import { standingOf } from '../progress/standing.ts';
import { MentoredPerson, mentoredPerson } from './mentored-person.ts';

/** GET /api/mentor/students */
export function mentorPeopleRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/students',
    {
      schema: {
        summary: 'The students or educators assigned to you, by name',
        response: { 200: Type.Array(MentoredPerson) },
      },
    },
    async (request) => {
      const people = await listPeopleOfMentor(db, signedInAs(request).id);
      const standings = await readStandings(db, people);
      return people.map((person) =>
        mentoredPerson(person, standings.get(person.id) ?? standingOf([], [])),
      );
    },
  );
}
