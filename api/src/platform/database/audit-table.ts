import type { Generated } from 'kysely';
import type { AuditAction, AuditPart, LIST_ENTRY } from '../../domain/audit.ts';

/** Append-only: reads and changes of people by administrators and mentors. */
export interface AuditTable {
  id: Generated<number>;
  /** null for a list of several people. */
  person_id: string | null;
  at: Date;
  /** Not a foreign key: the account may have been deleted. */
  by_id: string;
  /** Name at that time; null in entries of former releases. */
  by_name: string | null;
  by_role: 'admin' | 'mentor';
  action: AuditAction;
  what: AuditPart | typeof LIST_ENTRY;
  request_id: string;
  /** X-Request-Id of the request; null without a valid one. */
  client_request_id: string | null;
  /** Pattern of the route of a list; null for a person, like the next two. */
  route: string | null;
  /** Keyed hash of the filter (`platform/address-hash.ts`). */
  filter_hash: string | null;
  row_count: number | null;
  /** Keyed hash of the network (`platform/address-hash.ts`). */
  address_hash: string;
  /** Of a read or change of a concern; without a person once its writer is erased. */
  concern_id: string | null;
}
