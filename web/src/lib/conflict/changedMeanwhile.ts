import type { UserError } from '../mutation/outcome.ts';

/** Code of a change that was refused because someone else has changed the record. */
export const CHANGED_MEANWHILE = 'PRECONDITION_FAILED';

/** Whether a change was refused because someone else has changed the record. */
export const isChangedMeanwhile = (userErrors: readonly UserError[]): boolean =>
  userErrors.some(({ code }) => code === CHANGED_MEANWHILE);
