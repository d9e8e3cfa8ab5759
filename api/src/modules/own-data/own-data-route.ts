import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import type { Dependencies } from '../dependencies.ts';
import { readOwnData } from './own-data.ts';
import { OwnData } from './schemas.ts';

/** GET /api/me/data */
export function ownDataRoute(app: App, { db, now }: Dependencies): void {
  app.get(
    '/data',
    {
      schema: {
        summary: 'Everything the platform holds about you, in sections that a person can read',
        description: 'Passwords and tokens are kept as hashes only, and are left out.',
        response: { 200: OwnData },
      },
    },
    (request) => readOwnData(db, signedInAs(request).id, now()),
  );
}
