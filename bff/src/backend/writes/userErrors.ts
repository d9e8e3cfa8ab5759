import type { UserError } from '../../domain/userError.ts';
import type { Refusal } from '../failures/refusal.ts';
import type { WriteReply } from '../http/client.ts';

/** Path in the caller's input, with dots, of the body's fields that have another one there. */
export type Spelling = Record<string, string>;

/** What the server refused, in the spelling of the input. */
export function userErrorsOf(refusal: Refusal, spelling: Spelling = {}): UserError[] {
  const { code, message, fields } = refusal;
  if (fields.length === 0) return [{ field: null, code, message }];
  return fields.map((entry) => ({
    field: pathOf(entry.field, spelling),
    code,
    message: entry.message,
  }));
}

/** The user errors of a write that answers with nothing else. */
export async function errorsOf(write: Promise<WriteReply>): Promise<UserError[]> {
  const result = await write;
  return result.ok ? [] : userErrorsOf(result.refusal);
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
