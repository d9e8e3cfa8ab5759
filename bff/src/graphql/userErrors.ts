import type { Refusal } from '../backend/failures/refusal.ts';

/** One problem that the user can correct, as the schema describes it. */
export interface UserError {
  field: string[] | null;
  code: string;
  message: string;
}

/** The path in the GraphQL input, with dots, of the fields that have another one there. */
export type Spelling = Record<string, string>;

/** What the server refused, in the spelling of the GraphQL input. */
export function userErrorsOf(refusal: Refusal, spelling: Spelling = {}): UserError[] {
  const { code, message, fields } = refusal;
  if (fields.length === 0) return [{ field: null, code, message }];
  return fields.map((entry) => ({
    field: pathOf(entry.field, spelling),
    code,
    message: entry.message,
  }));
}

/** Something that is missing, noticed before any call is made. */
export function missing(field: string, message: string): UserError {
  return { field: [field], code: 'VALIDATION', message };
}

function pathOf(field: string | null, spelling: Spelling): string[] | null {
  if (field === null) return null;
  const [first = '', ...rest] = field.split('.');
  const spelled = Object.hasOwn(spelling, first) ? spelling[first] : undefined;
  return [...(spelled ?? first).split('.'), ...rest];
}
