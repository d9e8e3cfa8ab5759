import type { TLocalizedValidationError } from 'typebox/error';

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'null',
};

/** Message about a value, without its subject. */
export function messageOf(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type': {
      const { type } = error.params;
      return `must be ${[type]
        .flat()
        .map((kind) => typeNames[kind] ?? kind)
        .join(' or ')}`;
    }
    case 'maxLength':
      return `must have at most ${error.params.limit} characters`;
    case 'minLength':
      return `must have at least ${error.params.limit} characters`;
    case 'maxItems':
      return `must have at most ${error.params.limit} entries`;
    case 'minItems':
      return `must have at least ${error.params.limit} entries`;
    case 'maximum':
      return `must be at most ${error.params.limit}`;
    case 'minimum':
      return `must be at least ${error.params.limit}`;
    case 'enum':
      return `must be one of ${error.params.allowedValues.join(', ')}`;
    case 'multipleOf':
      return 'must be a whole number';
    case 'format':
      return `must be a ${error.params.format}`;
    default:
      return 'is not valid';
  }
}

/** Label of a field: `dateOfBirth` becomes "Date of birth". */
export function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
