import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { responses } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { listAdministrators } from './repository.ts';
import { AdministratorRecord } from './schemas.ts';

/** GET /api/admin/administrators */
export function listAdministratorsRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/administrators',
    {
      schema: {
        summary: 'The administrators, oldest first',
        response: responses(Type.Array(AdministratorRecord)),
      },
    },
    () => listAdministrators(db),
  );
}
