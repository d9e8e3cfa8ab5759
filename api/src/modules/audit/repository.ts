import { sql, type Selectable } from 'kysely';
import type { Page } from '../../platform/database/paging.ts';
import type { AuditTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/types.ts';

/** An entry with the present name of the account; null after the account was deleted. */
export type AuditEntry = Selectable<AuditTable> & { by_name: string | null };

/** A read or change to store. */
export interface NewEntry {
  personId: string;
  at: Date;
  by: { id: string; role: AuditTable['by_role'] };
  action: AuditTable['action'];
  what: AuditTable['what'];
  requestId: string;
  addressHash: string;
}

/** Stores an entry. @returns false when the id is not that of a person */
export async function appendAudit(db: Executor, entry: NewEntry): Promise<boolean> {
  const { by } = entry;
  const { numAffectedRows } = await sql`
    insert into audit (person_id, at, by_id, by_role, action, what, request_id, address_hash)
    select user_id, ${entry.at}::timestamptz, ${by.id}::uuid, ${by.role}::text,
      ${entry.action}::text, ${entry.what}::text, ${entry.requestId}::text,
      ${entry.addressHash}::text
    from people where user_id = ${entry.personId}::uuid`.execute(db);
  return numAffectedRows !== 0n;
}

/** Entries of a person, newest first. @param page null: all */
export async function listAudit(
  db: Executor,
  personId: string,
  page: Page | null,
): Promise<AuditEntry[]> {
  const all = db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.by_id')
    .selectAll('audit')
    .select('users.name as by_name')
    .where('person_id', '=', personId)
    .orderBy('audit.id', 'desc');
  return (page ? all.limit(page.limit).offset(page.offset) : all).execute();
}

export async function countAudit(db: Executor, personId: string): Promise<number> {
  const { total } = await db
    .selectFrom('audit')
    .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('total'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return total;
}
