import { auditActions, auditParts, type AuditActor, type AuditEntry } from '../../domain/audit.ts';
import { knownRole } from '../entities/role.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import type { Lists } from '../lists/lists.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { AuditCalls } from '../recordsPort.ts';
import { orError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordsOf } from '../reading/unwrap.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';

const LIST = {
  path: '/api/admin/people/{id}/audit',
  wrappers: ['audit', 'entries'],
  isOptional: true,
};

export function createAuditCalls(rest: RestClient, lists: Lists): AuditCalls {
  return {
    ofPerson: (id, page) =>
      whereSupported(
        lists.page(
          { ...LIST, params: { id } },
          {
            page,
            query: {},
            read,
            matches: () => true,
            sort: { by: ({ at }) => Date.parse(at), direction: 'DESC' },
            idOf: (entry) => entry.id,
          },
        ),
      ),

    async recordExport({ filter, ...made }) {
      const body = { ...made, ...(filter != null && { filter }) };
      return (await optionalWrite(rest, 'POST', '/api/admin/exports', { body })).userErrors;
    },
  };
}

function read(reply: Reply): AuditEntry[] {
  return recordsOf(reply).map(readEntry);
}

function readEntry(record: RecordReader): AuditEntry {
  return {
    id: record.id(),
    at: record.requiredMoment('at'),
    action: record.enumValue('action', auditActions) ?? record.fail('action'),
    part: record.enumValue('what', auditParts) ?? 'OTHER',
    by: orError(() => readActor(record.child('by'))),
    requestId: orError(() => record.text('requestId')),
  };
}

function readActor(by: RecordReader | null): AuditActor | null {
  return by && { id: by.optionalId(), name: by.text('name'), role: knownRole(by) };
}
