import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Value } from 'typebox/value';

/** One field of a request that the user can mend. */
export interface FieldError {
  field: string;
  message: string;
}

/** The words that a schema may carry for its refusal. */
interface Messages {
  /** When the value is missing, null or blank. */
  required?: string;
  /** When it is there but not right. */
  invalid?: string;
}

/** A request that does not fit the schema of its route. */
export class RequestInvalid extends Error {
  readonly statusCode = 400;
  readonly errors: FieldError[];

  constructor(errors: FieldError[]) {
    super(errors[0]?.message ?? 'The request is not valid');
    this.errors = errors;
  }
}

/**
 * Checks requests against TypeBox schemas. Unknown fields are dropped, so that nobody can set what
 * a route does not offer. The words of a refusal come from `x-messages: {required, invalid}` on
 * the field's schema.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  return (input: unknown) => {
    // Everything in an address is text; a body says its types itself.
    const value = httpPart === 'body' ? input : Value.Convert(schema, input);
    if (validator.Check(value)) return { value: Value.Clean(schema, value) };
    return { error: new RequestInvalid(fieldErrors(schema, value, validator.Errors(value))) };
  };
};

function fieldErrors(
  schema: TSchema,
  value: unknown,
  errors: TLocalizedValidationError[],
): FieldError[] {
  const found = new Map<string, string>();
  for (const error of errors) {
    const group = groupOf(schema, value, error);
    for (const name of group.fields) {
      const field = [...group.path, name].join('.');
      if (!found.has(field)) found.set(field, messageFor(group.schema, group.value, name, error));
    }
  }
  return inSchemaOrder(
    schema,
    [...found].map(([field, message]) => ({ field, message })),
  );
}

/** The fields an error is about, with the innermost group of fields (an object) they stand in. */
function groupOf(schema: TSchema, value: unknown, error: TLocalizedValidationError) {
  const steps = error.instancePath.split('/').slice(1);
  const missing = error.keyword === 'required' ? error.params.requiredProperties : null;
  const path: string[] = [];
  for (const step of missing ? steps : steps.slice(0, -1)) {
    const inner = propertiesOf(schema)[step];
    if (!inner || !('properties' in inner)) break;
    schema = inner;
    value = (value as Record<string, unknown>)[step];
    path.push(step);
  }
  return { schema, value, path, fields: missing ?? steps.slice(path.length, path.length + 1) };
}

function messageFor(
  schema: TSchema,
  value: unknown,
  field: string,
  error: TLocalizedValidationError,
): string {
  const messages = messagesOf(schema, field);
  if (isBlank(value, field)) return messages.required ?? `${labelOf(field)} is required`;
  if (error.keyword === 'maxLength') {
    return `${labelOf(field)} must have at most ${error.params.limit} characters`;
  }
  return messages.invalid ?? `${labelOf(field)} ${error.message}`;
}

/** The field in words: `dateOfBirth` is "Date of birth". */
function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function messagesOf(schema: TSchema, field: string): Messages {
  return propertiesOf(schema)[field]?.['x-messages'] ?? {};
}

function propertiesOf(schema: TSchema): Record<string, TSchema & { 'x-messages'?: Messages }> {
  return (schema as { properties?: ReturnType<typeof propertiesOf> }).properties ?? {};
}

function isBlank(value: unknown, field: string): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const given = (value as Record<string, unknown>)[field];
  return given === undefined || given === null || (typeof given === 'string' && !given.trim());
}

/** The first error is the one that is shown alone: it should be the first on the form. */
function inSchemaOrder(schema: TSchema, errors: FieldError[]): FieldError[] {
  const order = Object.keys(propertiesOf(schema));
  const place = ({ field }: FieldError) => order.indexOf(field.split('.')[0] ?? field);
  return errors.sort((a, b) => place(a) - place(b));
}
