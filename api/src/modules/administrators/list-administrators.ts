import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
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
        response: { 200: Type.Array(AdministratorRecord) },
      },
    },
    () => listAdministrators(db),
  );
}
