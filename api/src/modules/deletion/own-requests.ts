import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { listRequestsOf } from './repository.ts';
import { OwnDeletionRequest, ownDeletionRequest } from './schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { responses } from '../../platform/http/responses.ts';

/** GET /api/me/deletion-requests */
export function ownRequestsRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/deletion-requests',
    {
      schema: {
        summary: 'Your requests that your data be deleted, newest first',
        response: responses(Type.Array(OwnDeletionRequest)),
      },
    },
    async (request) => (await listRequestsOf(db, signedInAs(request).id)).map(ownDeletionRequest),
  );
}
