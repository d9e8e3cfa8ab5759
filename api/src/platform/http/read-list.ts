import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SelectQueryBuilder, Simplify } from 'kysely';
import { isDatabaseUnavailable } from '../database/failures.ts';
import { countRows, requestedPage } from '../database/paging.ts';
import type { Replica } from '../database/replica.ts';
import type { Executor } from '../database/types.ts';
import { sendListHeaders } from './list-parameters.ts';
import { signedInAs } from './signed-in.ts';

/**
 * Runs the reads of a list on the replica, if there is one, on the primary after an own write, and
 * on the primary once more when the replica fails.
 */
export async function readList<T>(
  { db, replica }: { db: Executor; replica?: Replica | undefined },
  request: FastifyRequest,
  read: (db: Executor) => Promise<T>,
): Promise<T> {
  if (!replica?.isUsable() || signedInAs(request).hasJustWritten) return read(db);
  try {
    return await read(replica.db);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    replica.fail(error);
    return read(db);
  }
}

/** Reads the requested page of rows, or all, and sets the headers of the list. */
export async function readPage<DB, TB extends keyof DB, Row>(
  reply: FastifyReply,
  query: { page?: number; limit?: number },
  rows: SelectQueryBuilder<DB, TB, Row>,
): Promise<Simplify<Row>[]> {
  const page = requestedPage(query);
  const read = await (page ? rows.limit(page.limit).offset(page.offset) : rows).execute();
  await sendListHeaders(reply, query, () => countRows(rows));
  return read;
}
