import { sql } from 'kysely';
import type { Executor } from '../database/types.ts';
import type { ApiResponse } from './responses.ts';

/** Maximum number of expired responses deleted per statement. */
export const DELETE_BATCH = 100;

/** Locks the request until the end of the transaction; concurrent repeats wait. */
export async function lockRequestId(tx: Executor, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx);
}

/** Reads the stored response; null when missing or expired. */
export async function findStoredResponse(
  tx: Executor,
  { id, since }: { id: string; since: Date },
): Promise<{ bodyHash: string; response: ApiResponse } | null> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'body', 'etag'])
    .where('id', '=', id)
    .where('created_at', '>', since)
    .executeTakeFirst();
  if (!row) return null;
  const { status, etag } = row;
  const body = JSON.parse(row.body) as object;
  return { bodyHash: row.body_hash, response: { status, body, ...(etag !== null && { etag }) } };
}

/** Deletes the stored responses of a user that have a field. */
export async function deleteResponsesWith(
  tx: Executor,
  userId: string,
  field: string,
): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('body', 'like', `%"${field}":%`)
    .execute();
}

/** Stores the response, replacing an expired one. */
export async function storeResponse(
  tx: Executor,
  { id, userId, bodyHash, at }: { id: string; userId: string | null; bodyHash: string; at: Date },
  response: ApiResponse,
): Promise<void> {
  const values = {
    user_id: userId,
    body_hash: bodyHash,
    status: response.status,
    body: JSON.stringify(response.body),
    etag: response.etag ?? null,
    created_at: at,
  };
  await tx
    .insertInto('idempotency_keys')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/**
 * Deletes expired responses; rows locked by other transactions are skipped.
 * @returns their number, at most a batch
 */
export async function deleteExpiredResponses(tx: Executor, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('idempotency_keys')
    .where('id', 'in', (is) =>
      is
        .selectFrom('idempotency_keys')
        .select('id')
        .where('created_at', '<=', before)
        .limit(DELETE_BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
