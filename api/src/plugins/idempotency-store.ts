import { sql } from 'kysely';
import type { Answer } from '../domain/result.ts';
import type { Executor } from './database/types.ts';

/** How many old answers one call clears away, so that none takes long. */
const forgottenAtOnce = 100;

/** Waits until no other transaction works on the same call. */
export async function takeTurn(tx: Executor, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx);
}

/** The first answer to a call, unless it was given too long ago. */
export async function findAnswer(
  tx: Executor,
  { id, since }: { id: string; since: Date },
): Promise<{ bodyHash: string; answer: Answer } | null> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'body', 'etag'])
    .where('id', '=', id)
    .where('created_at', '>', since)
    .executeTakeFirst();
  if (!row) return null;
  const { status, etag } = row;
  const body = JSON.parse(row.body) as object;
  return { bodyHash: row.body_hash, answer: { status, body, ...(etag !== null && { etag }) } };
}

/** Keeps the first answer to a call, in place of one that is too old. */
export async function keepAnswer(
  tx: Executor,
  { id, userId, bodyHash, at }: { id: string; userId: string | null; bodyHash: string; at: Date },
  answer: Answer,
): Promise<void> {
  const values = {
    user_id: userId,
    body_hash: bodyHash,
    status: answer.status,
    body: JSON.stringify(answer.body),
    etag: answer.etag ?? null,
    created_at: at,
  };
  await tx
    .insertInto('idempotency_keys')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Clears away some of the answers from before; those that another call clears are left to it. */
export async function forgetAnswers(tx: Executor, before: Date): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('id', 'in', (is) =>
      is
        .selectFrom('idempotency_keys')
        .select('id')
        .where('created_at', '<=', before)
        .limit(forgottenAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
