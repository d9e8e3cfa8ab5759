import { isId } from '../../domain/ids.ts';
import { fail, type Failed } from '../../domain/result.ts';
import type { DeletionStatus } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { DeletionRequest } from './deletion-request.ts';

/** Requests with a status, oldest first. */
export function selectWithStatus(db: Executor, status: DeletionStatus) {
  return selectRequests(db)
    .where('deletion_requests.status', '=', status)
    .orderBy('deletion_requests.asked_at')
    .orderBy('deletion_requests.number');
}

/** The requests of one person, newest first. */
export async function listRequestsOf(db: Executor, personId: string): Promise<DeletionRequest[]> {
  const rows = await selectRequests(db)
    .where('deletion_requests.person_id', '=', personId)
    .orderBy('deletion_requests.asked_at', 'desc')
    .orderBy('deletion_requests.number', 'desc')
    .execute();
  return rows.map(toRequest);
}

/** Reads a request and locks its row, so that concurrent decisions wait. */
export async function lockRequest(tx: Executor, id: string): Promise<DeletionRequest | null> {
  if (!isId(id)) return null;
  await tx
    .selectFrom('deletion_requests')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return findRequest(tx, id);
}

/** Inserts an open request. */
export async function insertRequest(
  tx: Executor,
  values: { personId: string; reason: string | null; at: Date },
): Promise<DeletionRequest> {
  const { id } = await tx
    .insertInto('deletion_requests')
    .values({
      person_id: values.personId,
      status: 'asked',
      reason: values.reason,
      asked_at: values.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return required(await findRequest(tx, id));
}

/** A decision on an open request. */
export interface Decision {
  status: Exclude<DeletionStatus, 'asked' | 'carried out'>;
  at: Date;
  /** Name of the administrator; null when the person withdraws it. */
  by: string | null;
  answer: string | null;
}

export async function decideRequest(
  tx: Executor,
  id: string,
  { status, at, by, answer }: Decision,
): Promise<DeletionRequest> {
  await tx
    .updateTable('deletion_requests')
    .set({ status, decided_at: at, decided_by_name: by, answer })
    .where('id', '=', id)
    .execute();
  return required(await findRequest(tx, id));
}

export function requestNotFound(): Failed {
  return fail('NOT_FOUND', 'DELETION_NOT_FOUND');
}

/** Failure for a decision on a request that is not open. */
export function alreadyDecided(status: keyof typeof decided): Failed {
  return fail('CONFLICT', decided[status]);
}

const decided = {
  withdrawn: 'DELETION_WITHDRAWN',
  refused: 'DELETION_REFUSED',
  'carried out': 'DELETION_CARRIED_OUT',
} as const;

export async function findRequest(db: Executor, id: string): Promise<DeletionRequest | null> {
  const row = await selectRequests(db).where('deletion_requests.id', '=', id).executeTakeFirst();
  return row ? toRequest(row) : null;
}

function selectRequests(db: Executor) {
  return db
    .selectFrom('deletion_requests')
    .leftJoin('users', 'users.id', 'deletion_requests.person_id')
    .leftJoin('people', 'people.user_id', 'deletion_requests.person_id')
    .selectAll('deletion_requests')
    .select(['users.name', 'users.email', 'people.audience']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

export function toRequest(row: Row): DeletionRequest {
  const { person_id: id, name, email, audience } = row;
  const personExists = id !== null && name !== null && email !== null && audience !== null;
  return {
    id: row.id,
    person: personExists ? { id, name, email, audience } : null,
    status: row.status,
    reason: row.reason,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by_name,
    answer: row.answer,
  };
}

function required(request: DeletionRequest | null): DeletionRequest {
  if (!request) throw new Error('the request just written was not found');
  return request;
}
