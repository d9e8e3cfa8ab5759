import { Type, type Static } from 'typebox';
import { Moment, Nullable } from '../../domain/schemas.ts';
import { auditActions, auditParts } from '../../domain/audit.ts';
import { recordId, withId } from '../../platform/http/records.ts';
import type { AuditEntry } from './repository.ts';

export const AuditRecord = Type.Object(
  {
    ...recordId,
    at: Moment,
    by: Type.Object({
      ...recordId,
      name: Nullable(Type.String(), {
        description: 'Name at that time; null when it was deleted before names were stored',
      }),
      role: Type.Enum(['admin', 'mentor'], { description: 'At the time of the access' }),
    }),
    action: Type.Enum([...auditActions]),
    what: Type.Enum([...auditParts], { description: 'The part of the record' }),
    requestId: Type.String({
      description: 'X-Request-Id of the response, as in the log',
      examples: ['8e03978e-40d5-43e8-bc93-6894a57f9324'],
    }),
    clientRequestId: Nullable(Type.String(), {
      description: 'X-Request-Id of the request; null without a valid one',
      examples: ['5d0a6f0c-7a7e-4b5c-9d55-0c2f6c1f6b1e'],
    }),
    addressHash: Type.String({
      description: 'Keyed hash of the network of the client: equal for equal networks',
      examples: ['5f1d7a84db00d2fce00b31a7fc73224f'],
    }),
  },
  { title: 'AuditEntry' },
);

/** Audit entry in a response. */
export function auditRecord(entry: AuditEntry): Static<typeof AuditRecord> {
  return {
    ...withId(String(entry.id)),
    at: entry.at.toISOString(),
    by: { ...withId(entry.by_id), name: entry.by_name, role: entry.by_role },
    action: entry.action,
    what: entry.what,
    requestId: entry.request_id,
    clientRequestId: entry.client_request_id,
    addressHash: entry.address_hash,
  };
}
