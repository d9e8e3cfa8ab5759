import type { UserError } from '../mutation/outcome.ts';

/** Code of a mutation that was rejected because another user has changed the record. */
export const PRECONDITION_FAILED = 'PRECONDITION_FAILED';

/** Whether a mutation was rejected because another user has changed the record. */
export const isVersionConflict = (userErrors: readonly UserError[]): boolean =>
  userErrors.some(({ code }) => code === PRECONDITION_FAILED);
