import { labelOf } from './validation-words.ts';

/** One field of a request that the user can mend. */
export interface FieldError {
  field: string;
  message: string;
}

const loneSurrogate = /\p{Surrogate}/u;

/**
 * The fields whose text the database can't hold: with a NUL character, or with half of a character
 * that takes two.
 */
export function unstorableFields(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    if (!value.includes('\0') && !loneSurrogate.test(value)) return [];
    const name = path.findLast((step) => !/^\d+$/.test(step)) ?? 'text';
    return [
      { field: path.join('.'), message: `${labelOf(name)} holds characters that are not text` },
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableFields(inner, [...path, key]));
}

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
