import type { UserError } from '../../domain/userError.ts';
import type { Refusal } from '../failures/refusal.ts';

/** Input path, with dots, of body fields that have another name in the input. */
export type Spelling = Record<string, string>;

/** The user errors of a refusal, with the paths of the input. */
export function userErrorsOf(refusal: Refusal, spelling: Spelling = {}): UserError[] {
  const { code, message, reason = null, values = [], fields } = refusal;
  if (fields.length === 0) return [{ field: null, code, message, reason, values }];
  return fields.map(({ field, ...entry }) => ({ field: pathOf(field, spelling), code, ...entry }));
}

/** The user error for a missing value, found before any call. */
export function missingValue(field: string, message: string): UserError {
  return { field: [field], code: 'VALIDATION', message };
}

function pathOf(field: string | null, spelling: Spelling): string[] | null {
  if (field === null) return null;
  const [first = '', ...rest] = field.split('.');
  const names: Spelling = { ifMatch: 'ifVersion', ...spelling };
  const spelled = Object.hasOwn(names, first) ? names[first] : undefined;
  return [...(spelled ?? first).split('.'), ...rest];
}
