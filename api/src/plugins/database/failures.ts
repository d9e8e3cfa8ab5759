import { errorCode } from '../startup-error.ts';

/** Classes and codes of PostgreSQL for: connection lost, too many connections, shutting down, deadlock. */
const sqlStates = /^(08...|53300|57P0[1-5]|57014|40001|40P01)$/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);
/** The pool's own errors carry no code. */
const poolMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|not queryable/i;

/** True when the database can't serve now and a later try may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return sqlStates.test(code) || systemCodes.has(code);
  return error instanceof Error && poolMessages.test(error.message);
}

/** True when a statement would have made a value double that must be unique. */
export function isDuplicate(error: unknown): boolean {
  return errorCode(error) === '23505';
}
