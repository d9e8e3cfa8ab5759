import type { FastifyRequest } from 'fastify';
import { fail, type Failed, type Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import { prepareAndRunIdempotent } from '../../platform/http/idempotency.ts';
import type { ApiResponse } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import { isSession } from './sessions.ts';
import { hashToken } from './tokens.ts';

/**
 * As `prepareAndRunIdempotent`, for a guarded route whose first step is slow: the caller may be
 * removed or signed out meanwhile.
 */
export function prepareAndRunAsCaller<T>(
  deps: Dependencies,
  request: FastifyRequest,
  prepare: () => Promise<Result<T>>,
  action: (tx: Executor, prepared: T) => Promise<Result<ApiResponse>>,
): Promise<Result<ApiResponse>> {
  return prepareAndRunIdempotent(
    deps,
    request,
    prepare,
    async (tx, prepared) => (await lockCaller(tx, request)) ?? action(tx, prepared),
  );
}

/**
 * Locks account and session of the caller until the end of the transaction. The account first, as
 * its deletion does.
 * @returns the failure if either has ended since the guard has checked them
 */
export async function lockCaller(tx: Executor, request: FastifyRequest): Promise<Failed | null> {
  const { id, token } = signedInAs(request);
  const account = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', 'is distinct from', 'inactive')
    // Weaker than FOR UPDATE: foreign keys may still reference the account.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account && (await isSession(tx, hashToken(token)))) return null;
  return fail('UNAUTHENTICATED', 'Please log in');
}
