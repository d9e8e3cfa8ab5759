import type { FastifyRequest } from 'fastify';
import { fail, succeed, type Result } from '../../domain/result.ts';
import { sentenceOf } from '../../domain/sentence.ts';
import { transact } from '../database/transact.ts';
import type { Executor } from '../database/types.ts';
import { hashBody, identify } from './idempotency-hashes.ts';
import {
  findStoredResponse,
  DELETE_BATCH,
  deleteExpiredResponses,
  storeResponse,
  lockRequestId,
} from './idempotency-store.ts';
import type { Passwords } from '../passwords.ts';
import { RequestInvalid } from './validation.ts';
import type { ApiResponse } from './responses.ts';

interface Dependencies {
  db: Executor;
  passwords: Passwords;
  now: () => Date;
}

/** How long responses are stored, in ms. */
const TTL_MS = 24 * 60 * 60 * 1000;

/**
 * Runs an action in a transaction, once per Idempotency-Key: a repeat waits for the first request
 * and gets its response. The response is stored in the transaction of the action, so that neither
 * exists without the other. Only successes are stored: a failure had no effect and is evaluated
 * again.
 */
export function runIdempotent(
  deps: Dependencies,
  request: FastifyRequest,
  action: (tx: Executor) => Promise<Result<ApiResponse>>,
): Promise<Result<ApiResponse>> {
  return prepareAndRunIdempotent(deps, request, () => Promise.resolve(succeed(null)), action);
}

/**
 * The same with a first step outside the transaction, for slow work and for checks of what the
 * action changes; a repeat skips it.
 */
export async function prepareAndRunIdempotent<T>(
  deps: Dependencies,
  request: FastifyRequest,
  prepare: () => Promise<Result<T>>,
  action: (tx: Executor, prepared: T) => Promise<Result<ApiResponse>>,
): Promise<Result<ApiResponse>> {
  const call = keyedRequest(request, deps);
  const stored = call && (await storedResult(deps.db, call));
  if (stored) return stored;
  const prepared = await prepare();
  // The first request may have finished meanwhile and made this check fail.
  if (!prepared.ok) return (call && (await storedResult(deps.db, call))) ?? prepared;
  const bodyHash = (await call?.bodyHash()) ?? '';
  return transact(deps.db, request.signedIn, async (tx) => {
    if (!call) return action(tx, prepared.value);
    await lockRequestId(tx, call.id);
    const first = await storedResult(tx, call);
    if (first) return first;
    const result = await action(tx, prepared.value);
    if (!result.ok) return result;
    await storeResponse(tx, { ...call, bodyHash }, result.value);
    await deleteExpiredResponses(tx, call.since);
    return result;
  });
}

/** Deletes all expired responses, in batches. */
export async function deleteOldResponses(
  db: Executor,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(now.getTime() - TTL_MS);
  while (!signal.aborted && (await deleteExpiredResponses(db, before)) === DELETE_BATCH);
}

/** A request with an Idempotency-Key. */
interface KeyedRequest {
  id: string;
  /** null without a session. */
  userId: string | null;
  /** Computed on demand, once: the hash may be slow. */
  bodyHash: () => Promise<string>;
  at: Date;
  /** Responses stored before this time are expired. */
  since: Date;
}

/** The request with its key; null without a key. */
function keyedRequest(
  request: FastifyRequest,
  { passwords, now }: Dependencies,
): KeyedRequest | null {
  const key = keyOf(request);
  if (key === null) return null;
  const at = now();
  let hash: Promise<string> | undefined;
  return {
    id: identify(request, key),
    userId: request.signedIn?.id ?? null,
    bodyHash: () => (hash ??= hashBody(request.body, key, passwords)),
    at,
    since: new Date(at.getTime() - TTL_MS),
  };
}

/** The stored response, or a failure for another body; null without a stored response. */
async function storedResult(db: Executor, call: KeyedRequest): Promise<Result<ApiResponse> | null> {
  const first = await findStoredResponse(db, call);
  if (!first) return null;
  if (first.bodyHash === (await call.bodyHash()))
    return succeed({ ...first.response, replayed: true });
  return fail('IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_REUSED');
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[!-~]{1,255}$/.test(key)) return key;
  throw new RequestInvalid([
    { field: 'Idempotency-Key', ...sentenceOf('IDEMPOTENCY_KEY_INVALID') },
  ]);
}
