import { withValues, type Sentence } from '../../domain/sentence.ts';
import { labelOf } from './validation-messages.ts';

/** An invalid field of a request. */
export interface FieldError extends Sentence {
  field: string;
}

const loneSurrogate = /\p{Surrogate}/u;

/** Fields with a text that PostgreSQL can not store: with NUL or a lone surrogate. */
export function unstorableFields(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    if (!value.includes('\0') && !loneSurrogate.test(value)) return [];
    const name = path.findLast((step) => !/^\d+$/.test(step)) ?? 'text';
    return [{ field: path.join('.'), ...withValues('NOT_TEXT', { label: labelOf(name) }) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableFields(inner, [...path, key]));
}

/** Whether the value is an object, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
