import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { readOwnPeople } from './own-people.ts';
import { readStats } from './read-stats.ts';
import { Stats } from './stats-schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { responses } from '../../platform/http/responses.ts';

/** GET /api/mentor/dashboard/stats */
export function statsRoute(app: App, deps: Dependencies): void {
  app.get(
    '/dashboard/stats',
    { schema: { summary: 'Statistics of your people', response: responses(Stats) } },
    async (request) => {
      const { id } = signedInAs(request);
      return readStats(deps, id, await readOwnPeople(deps, id));
    },
  );
}
