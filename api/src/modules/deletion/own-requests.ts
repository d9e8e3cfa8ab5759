import { Type } from 'typebox';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import type { Dependencies } from '../dependencies.ts';
import { listRequestsOf } from './repository.ts';
import { OwnDeletionRequest, ownDeletionRequest } from './schemas.ts';

/** GET /api/me/deletion-requests */
export function ownRequestsRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/deletion-requests',
    {
      schema: {
        summary: 'Your requests that your data be deleted, newest first',
        response: { 200: Type.Array(OwnDeletionRequest) },
      },
    },
    async (request) => (await listRequestsOf(db, signedInAs(request).id)).map(ownDeletionRequest),
  );
}
