import type { UserError } from '../mutation/outcome.ts';

/** Code of a mutation that was rejected because another user has changed the record. */
export const CHANGED_MEANWHILE = 'PRECONDITION_FAILED';

/** Whether a mutation was rejected because another user has changed the record. */
export const isChangedMeanwhile = (userErrors: readonly UserError[]): boolean =>
  userErrors.some(({ code }) => code === CHANGED_MEANWHILE);
