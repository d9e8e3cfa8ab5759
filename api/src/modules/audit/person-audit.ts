import { Type } from 'typebox';
import { isId } from '../../domain/ids.ts';
import { requestedPage } from '../../platform/database/paging.ts';
import { fail } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { sendFailure } from '../../platform/http/error-responses.ts';
import { pageParameters, sendListHeaders } from '../../platform/http/list-parameters.ts';
import { IdParams } from '../../platform/http/records.ts';
import { responses } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { isPerson } from '../history/repository.ts';
import { AuditRecord, auditRecord } from './audit-record.ts';
import { countAudit, listAudit } from './repository.ts';

/** GET /api/admin/people/{id}/audit */
export function personAuditRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/people/:id/audit',
    {
      config: { audited: { action: 'read', what: 'audit' } },
      schema: {
        summary: 'Who read or changed the record of a student or educator, newest first',
        description:
          'Reads and changes of this person alone by administrators and mentors; lists of several people are stored without their people and are not included. Kept for the time of AUDIT_MONTHS.',
        params: IdParams,
        querystring: Type.Object(pageParameters),
        response: responses(Type.Array(AuditRecord), 400, 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!isId(id) || !(await isPerson(db, id))) {
        return sendFailure(reply, fail('NOT_FOUND', 'Person not found').failure);
      }
      await sendListHeaders(reply, request.query, () => countAudit(db, id));
      const entries = await listAudit(db, id, requestedPage(request.query));
      return entries.map(auditRecord);
    },
  );
}
