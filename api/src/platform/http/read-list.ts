import type { FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/failures.ts';
import type { Replica } from '../database/replica.ts';
import type { Executor } from '../database/types.ts';
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
