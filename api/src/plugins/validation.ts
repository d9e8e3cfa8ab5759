import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { meantWord } from '../domain/words.ts';
import { isRecord, unstorableFields, type FieldError } from './unstorable.ts';
import { inWords, labelOf } from './validation-words.ts';

// Who fills a form wants to mend all of it at once; a field may count for several errors.
Settings.Set({ maxErrors: 200 });

/** The words that a schema may carry for its refusal. */
interface Messages {
  /** When the value is missing, null or blank. */
  required?: string;
  /** When a list has too few entries. */
  tooFew?: string;
  /** When it is there but not right. */
  invalid?: string;
}

type Property = TSchema & { 'x-messages'?: Messages; enum?: string[]; anyOf?: TSchema[] };

/** A request that does not fit the schema of its route. */
export class RequestInvalid extends Error {
  readonly statusCode = 400;
  readonly errors: FieldError[];

  constructor(errors: FieldError[]) {
    super(errors[0]?.message ?? 'The request must have a JSON object as its body');
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
    const value = httpPart === 'body' ? input : spellAsListed(schema, Value.Convert(schema, input));
    if (!isRecord(value)) return { error: new RequestInvalid([]) };
    if (!validator.Check(value)) {
      return { error: new RequestInvalid(fieldErrors(schema, value, validator.Errors(value))) };
    }
    const clean = Value.Clean(schema, value);
    // An id in the address that can't be stored is like one that does not exist.
    const unstorable = httpPart === 'params' ? [] : unstorableFields(clean);
    return unstorable.length > 0 ? { error: new RequestInvalid(unstorable) } : { value: clean };
  };
};

/** Words of closed sets are taken in any spelling from an address. */
function spellAsListed(schema: TSchema, input: unknown): unknown {
  if (!isRecord(input)) return input;
  const spelled = Object.entries(propertiesOf(schema)).flatMap(([name, { enum: words }]) => {
    const sent = input[name];
    const meant = words && typeof sent === 'string' && meantWord(words, sent);
    return meant ? [[name, meant]] : [];
  });
  return { ...input, ...Object.fromEntries(spelled) };
}

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
  // Where a group may be null, what is wrong within it says more than that it is not null.
  const isGroup = (field: string) => [...found.keys()].some((name) => name.startsWith(`${field}.`));
  const single = [...found].filter(([field]) => !isGroup(field));
  return inSchemaOrder(
    schema,
    single.map(([field, message]) => ({ field, message })),
  );
}

/** The fields an error is about, with the innermost group of fields (an object) they stand in. */
function groupOf(schema: TSchema, value: unknown, error: TLocalizedValidationError) {
  const steps = error.instancePath.split('/').slice(1);
  const missing = error.keyword === 'required' ? error.params.requiredProperties : null;
  const path: string[] = [];
  for (const step of missing ? steps : steps.slice(0, -1)) {
    const inner = propertiesOf(schema)[step];
    const group = [inner, ...(inner?.anyOf ?? [])].find(
      (choice) => choice && 'properties' in choice,
    );
    if (!group) break;
    schema = group;
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
  // A rule that no JSON schema can say brings its own words.
  if (error.keyword === '~refine') return error.message;
  const plain = `${labelOf(field)} ${inWords(error)}`;
  const isOfEntry = !error.instancePath.endsWith(`/${field}`);
  if (tooLong.has(error.keyword) && !isOfEntry) return plain;
  if (error.keyword === 'minItems' && messages.tooFew !== undefined) return messages.tooFew;
  return messages.invalid ?? plain;
}

const tooLong = new Set<string>(['maxLength', 'maxItems']);

function messagesOf(schema: TSchema, field: string): Messages {
  return propertiesOf(schema)[field]?.['x-messages'] ?? {};
}

function propertiesOf(schema: TSchema): Record<string, Property> {
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
