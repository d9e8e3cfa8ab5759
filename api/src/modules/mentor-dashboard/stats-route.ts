import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { readOwnPeople } from './own-people.ts';
import { mentorStats } from './stats.ts';
import { Stats } from './stats-schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** GET /api/mentor/dashboard/stats */
export function statsRoute(app: App, { db, now, timeZone }: Dependencies): void {
  app.get(
    '/dashboard/stats',
    { schema: { summary: 'Statistics of your people', response: { 200: Stats } } },
    async (request) => {
      const people = await readOwnPeople(db, signedInAs(request).id);
      return mentorStats(people, now(), timeZone);
    },
  );
}
