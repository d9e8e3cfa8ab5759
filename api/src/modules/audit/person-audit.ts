import { Type } from 'typebox';
import { fail } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { sendFailure } from '../../platform/http/error-responses.ts';
import { pageParameters } from '../../platform/http/list-parameters.ts';
import { readPage } from '../../platform/http/read-list.ts';
import { IdParams } from '../../platform/http/records.ts';
import { responses } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { isPerson } from '../history/repository.ts';
import { AuditRecord, auditRecord } from './audit-record.ts';
import { selectAudit } from './repository.ts';

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
      if (!(await isPerson(db, id))) {
        return sendFailure(reply, fail('NOT_FOUND', 'PERSON_NOT_FOUND').failure);
      }
      const entries = await readPage(reply, request.query, selectAudit(db, id));
      return entries.map(auditRecord);
    },
  );
}
