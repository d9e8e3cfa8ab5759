import type { Refusal } from './rest/refusal.ts';

/** One thing that the user can mend, as the schema describes it. */
export interface UserError {
  field: string[] | null;
  code: string;
  message: string;
}

/**
 * What the server refused, in the spelling of the GraphQL input. `spelling` translates the fields
 * that have another name there; a field of the form details loses its prefix.
 */
export function userErrorsOf(refusal: Refusal, spelling: Record<string, string> = {}): UserError[] {
  const { code, message, fields } = refusal;
  if (fields.length === 0) return [{ field: null, code, message }];
  return fields.map((entry) => {
    const path = entry.field.replace(/^formDetails\./, '').split('.');
    const [first = '', ...rest] = path;
    return { field: [spelling[first] ?? first, ...rest], code, message: entry.message };
  });
}
