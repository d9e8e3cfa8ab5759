import type { TLocalizedValidationError } from 'typebox/error';
import { withValues, type Sentence } from '../../domain/sentence.ts';

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'null',
};

/** Message about an invalid value where its schema has none. */
export function defaultMessage(label: string, error: TLocalizedValidationError): Sentence {
  switch (error.keyword) {
    case 'type': {
      const kinds = [error.params.type].flat().map((kind) => typeNames[kind] ?? kind);
      return withValues('INVALID_TYPE', { label, type: kinds.join(' or ') });
    }
    case 'maxLength':
      return withValues('TOO_LONG', { label, limit: error.params.limit });
    case 'minLength':
      return withValues('TOO_SHORT', { label, limit: error.params.limit });
    case 'maxItems':
      return withValues('TOO_MANY_ENTRIES', { label, limit: error.params.limit });
    case 'minItems':
      return withValues('TOO_FEW_ENTRIES', { label, limit: error.params.limit });
    case 'maximum':
      return withValues('TOO_LARGE', { label, limit: Number(error.params.limit) });
    case 'minimum':
      return withValues('TOO_SMALL', { label, limit: Number(error.params.limit) });
    case 'enum':
      return withValues('NOT_ONE_OF', { label, choices: error.params.allowedValues.join(', ') });
    case 'multipleOf':
      return withValues('NOT_WHOLE', { label });
    case 'format':
      return withValues('INVALID_FORMAT', { label, format: error.params.format });
    default:
      return withValues('INVALID', { label });
  }
}

/** Label of a field: `dateOfBirth` becomes "Date of birth". */
export function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
