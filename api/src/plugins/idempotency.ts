import type { FastifyRequest } from 'fastify';
import { fail, succeed, type Answer, type Result } from '../domain/result.ts';
import { transact } from './database/transact.ts';
import type { Executor } from './database/types.ts';
import { hashBody, identify } from './idempotency-hashes.ts';
import { findAnswer, forgetAnswers, keepAnswer, takeTurn } from './idempotency-store.ts';
import type { Passwords } from './passwords.ts';
import { RequestInvalid } from './validation.ts';

interface Dependencies {
  db: Executor;
  passwords: Passwords;
  now: () => Date;
}

/** Milliseconds for which a repeat gets the first answer. */
const keptFor = 24 * 60 * 60 * 1000;

/**
 * Runs the action of a route in one transaction, and once only for all requests with the same
 * Idempotency-Key: a repeat waits for the first and gets its answer. The answer is kept in the
 * transaction of its effect, so a key is never stuck and an effect never without its answer. Only
 * successes are kept: a refused action had no effect, and is judged anew.
 */
export function answerOnce(
  deps: Dependencies,
  request: FastifyRequest,
  action: (tx: Executor) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  return prepareAndAnswerOnce(deps, request, () => Promise.resolve(succeed(null)), action);
}

/**
 * The same with work that must not keep a transaction waiting, or that checks what the action
 * changes; a repeat does without it.
 */
export async function prepareAndAnswerOnce<T>(
  deps: Dependencies,
  request: FastifyRequest,
  prepare: () => Promise<Result<T>>,
  action: (tx: Executor, prepared: T) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  const call = callOf(request, deps);
  const early = call && (await repeated(deps.db, call));
  if (early) return early;
  const prepared = await prepare();
  // When the first call ended meanwhile, what it changed may have made this one fail.
  if (!prepared.ok) return (call && (await repeated(deps.db, call))) ?? prepared;
  const bodyHash = (await call?.bodyHash()) ?? '';
  return transact(deps.db, async (tx) => {
    if (!call) return action(tx, prepared.value);
    await takeTurn(tx, call.id);
    const first = await repeated(tx, call);
    if (first) return first;
    const outcome = await action(tx, prepared.value);
    if (!outcome.ok) return outcome;
    await keepAnswer(tx, { ...call, bodyHash }, outcome.value);
    await forgetAnswers(tx, call.since);
    return outcome;
  });
}

/** A request that may be repeated. */
interface Call {
  id: string;
  /** null: nobody was signed in. */
  userId: string | null;
  /** Computed when it is needed, then known: it may be costly. */
  bodyHash: () => Promise<string>;
  at: Date;
  /** Answers from before are forgotten. */
  since: Date;
}

/** What makes a request one call with its repeats; null without a key. */
function callOf(request: FastifyRequest, { passwords, now }: Dependencies): Call | null {
  const key = keyOf(request);
  if (key === null) return null;
  const at = now();
  let hash: Promise<string> | undefined;
  return {
    id: identify(request, key),
    userId: request.signedIn?.id ?? null,
    bodyHash: () => (hash ??= hashBody(request.body, key, passwords)),
    at,
    since: new Date(at.getTime() - keptFor),
  };
}

/** What a call comes to that was answered before; null: it was not. */
async function repeated(db: Executor, call: Call): Promise<Result<Answer> | null> {
  const first = await findAnswer(db, call);
  if (!first) return null;
  if (first.bodyHash === (await call.bodyHash()))
    return succeed({ ...first.answer, replayed: true });
  return fail('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key came with another request before');
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[!-~]{1,255}$/.test(key)) return key;
  const message = 'Idempotency-Key must have 1 to 255 visible characters and no space';
  throw new RequestInvalid([{ field: 'Idempotency-Key', message }]);
}
