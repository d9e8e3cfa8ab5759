import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { readOwnData } from './own-data.ts';
import { OwnData } from './schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { responses } from '../../platform/http/responses.ts';

/** GET /api/me/data */
export function ownDataRoute(app: App, { db, now }: Dependencies): void {
  app.get(
    '/data',
    {
      schema: {
        summary: 'All data that the platform has about you, in readable sections',
        description: 'Passwords and tokens are stored as hashes only, which are not included.',
        response: responses(OwnData),
      },
    },
    (request) => readOwnData(db, signedInAs(request).id, now()),
  );
}
