import { Type } from 'typebox';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import type { Dependencies } from '../dependencies.ts';
import { listPeopleOfMentor } from '../people/repository.ts';
import { readStandings } from '../progress/repository.ts';
import { mentorStats } from './stats.ts';

const Stats = Type.Object(
  {
    totalStudents: Type.Integer({ description: 'People assigned' }),
    activeStudents: Type.Integer({ description: 'People with a progress of 1 to 99 percent' }),
    completedSessions: Type.Integer({ description: 'Stages completed in this calendar month' }),
    pendingUpdates: Type.Integer({
      description: 'People not complete whose progress was not saved for 14 days, or never',
    }),
  },
  { title: 'MentorStats' },
);

/** GET /api/mentor/dashboard/stats */
export function statsRoute(app: App, { db, now, timeZone }: Dependencies): void {
  app.get(
    '/dashboard/stats',
    { schema: { summary: 'Four figures over your people', response: { 200: Stats } } },
    async (request) => {
      const people = await listPeopleOfMentor(db, signedInAs(request).id);
      const standings = await readStandings(db, people);
      return mentorStats([...standings.values()], now(), timeZone);
    },
  );
}
