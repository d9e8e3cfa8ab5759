import { errorCode } from '../startup-error.ts';

/**
 * SQLSTATEs after which the same statement may succeed later: connection lost (08), out of
 * resources (53), ended or starting or stopping (57), a wait for a lock or for other transactions
 * (40001, 40P01, 55P03), idle in a transaction for too long (25P03), a replica instead of the
 * primary (25006), an input or output error of the server (58), and a server that lets nobody in at
 * the moment (28, 3D000, 55000).
 */
const passing =
  /^(08...|53...|57P0[1-5]|57014|40001|40P01|55P03|25P03|25006|58030|28...|3D000|55000)$/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);
/** What pg, the pool, Kysely and PGlite say themselves carries no code. */
const ownMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|not queryable|pool after calling end|driver has already been destroyed|^PGlite .*closed/i;

/** True when the database can't serve now and a later try may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return passing.test(code) || systemCodes.has(code);
  return error instanceof Error && ownMessages.test(error.message);
}

/** True when a statement was sent and nothing came back in time. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && /query read timeout/i.test(error.message);
}

/** True when the database ended a transaction because another was in its way: it can be repeated. */
export function isConflictOfTransactions(error: unknown): boolean {
  return /^(40001|40P01)$/.test(errorCode(error) ?? '');
}

/** True when a statement would have made a value double that must be unique. */
export function isDuplicate(error: unknown): boolean {
  return errorCode(error) === '23505';
}
