import { errorCode } from '../error-code.ts';

/**
 * SQLSTATEs of temporary failures: connection lost (08), out of resources (53), shutdown or start
 * (57), serialization failure, deadlock or lock timeout (40001, 40P01, 55P03), idle in transaction
 * (25P03), read-only replica (25006), I/O error (58), connection refused (28, 3D000, 55000).
 */
const temporary =
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
/** Errors of pg, its pool, Kysely and PGlite without a code. */
const driverMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|not queryable|pool after calling end|driver has already been destroyed|^PGlite .*closed/i;

/** Whether the error is temporary: a later attempt may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return temporary.test(code) || systemCodes.has(code);
  return error instanceof Error && driverMessages.test(error.message);
}

/** Whether a statement was sent without a response in time. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && /query read timeout/i.test(error.message);
}

/** Whether the transaction was ended because of a conflict and can be repeated. */
export function isConflictOfTransactions(error: unknown): boolean {
  return /^(40001|40P01)$/.test(errorCode(error) ?? '');
}

/** Whether a unique constraint was violated. */
export function isDuplicate(error: unknown): boolean {
  return errorCode(error) === '23505';
}
