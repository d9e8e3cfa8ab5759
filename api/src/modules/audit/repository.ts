import { sql, type Selectable } from 'kysely';
import { LIST_ENTRY, type AuditAction, type AuditPart } from '../../domain/audit.ts';
import type { AuditTable } from '../../platform/database/audit-table.ts';
import type { Executor } from '../../platform/database/types.ts';

/** An entry of a person. */
export type AuditEntry = Omit<Selectable<AuditTable>, 'what'> & { what: AuditPart };

/** Who accessed records of people, and with which request. */
interface NewEntry {
  at: Date;
  by: { id: string; name: string; role: AuditTable['by_role'] };
  requestId: string;
  clientRequestId: string | null;
  addressHash: string;
}

/** A read or change of people to store, one entry each. */
export interface NewAccess extends NewEntry {
  personIds: readonly string[];
  action: AuditAction;
  what: AuditPart;
}

/** A list, or a change, of several people to store. */
export interface NewListAccess extends NewEntry {
  what?: 'export';
  action: AuditAction;
  route: string;
  filterHash: string;
  rowCount: number;
}

/** Stores an access to people. @returns whether an id is that of a person */
export async function appendAudit(db: Executor, access: NewAccess): Promise<boolean> {
  const { by } = access;
  const { numAffectedRows } = await sql`
    insert into audit (person_id, at, by_id, by_name, by_role, action, what, request_id,
      client_request_id, address_hash)
    select user_id, ${access.at}::timestamptz, ${by.id}::uuid, ${by.name}::text, ${by.role}::text,
      ${access.action}::text, ${access.what}::text, ${access.requestId}::text,
      ${access.clientRequestId}::text, ${access.addressHash}::text
    from people where user_id = any(${access.personIds}::uuid[])`.execute(db);
  return numAffectedRows !== 0n;
}

/** Stores an access to a concern; without a person once its writer is erased. */
export async function appendConcernAudit(
  db: Executor,
  access: Omit<NewAccess, 'personIds'> & { concernId: string; personId: string | null },
): Promise<void> {
  const { by } = access;
  await sql`
    insert into audit (person_id, concern_id, at, by_id, by_name, by_role, action, what, request_id,
      client_request_id, address_hash)
    values ((select user_id from people where user_id = ${access.personId}::uuid),
      ${access.concernId}::uuid, ${access.at}::timestamptz, ${by.id}::uuid, ${by.name}::text,
      ${by.role}::text, ${access.action}::text, ${access.what}::text, ${access.requestId}::text,
      ${access.clientRequestId}::text, ${access.addressHash}::text)`.execute(db);
}

/** Stores an access to several people. */
export async function appendListAudit(db: Executor, access: NewListAccess): Promise<void> {
  const { by } = access;
  await db
    .insertInto('audit')
    .values({
      at: access.at,
      by_id: by.id,
      by_name: by.name,
      by_role: by.role,
      action: access.action,
      what: access.what ?? LIST_ENTRY,
      request_id: access.requestId,
      client_request_id: access.clientRequestId,
      address_hash: access.addressHash,
      route: access.route,
      filter_hash: access.filterHash,
      row_count: access.rowCount,
    })
    .execute();
}

/** Entries of a person, newest first. */
export function selectAudit(db: Executor, personId: string) {
  return (
    db
      .selectFrom('audit')
      .leftJoin('users', 'users.id', 'audit.by_id')
      .selectAll('audit')
      // The release before stores no name.
      .select((is) => is.fn.coalesce('audit.by_name', 'users.name').as('by_name'))
      .where('person_id', '=', personId)
      .orderBy('audit.id', 'desc')
      // A list has no person.
      .$narrowType<{ what: AuditPart }>()
  );
}
