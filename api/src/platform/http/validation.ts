import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { asciiDigits } from '@waymark/node-kit/digits';
import { refinementMessage, type Messages } from '../../domain/messages.ts';
import { sentenceOf, withValues, type Sentence } from '../../domain/sentence.ts';
import { parseEnum } from '../../domain/words.ts';
import { isRecord, unstorableFields, type FieldError } from './unstorable.ts';
import { defaultMessage, labelOf } from './validation-messages.ts';

// All errors of a form are reported at once; one field may have several.
Settings.Set({ maxErrors: 200 });

type Property = TSchema & { 'x-messages'?: Messages; enum?: string[]; anyOf?: TSchema[] };

/** A request that does not match the schema of its route. */
export class RequestInvalid extends Error {
  readonly statusCode = 400;
  readonly sentence: Sentence;
  readonly errors: FieldError[];

  constructor(errors: FieldError[]) {
    const sentence = errors[0] ?? sentenceOf('BODY_REQUIRED');
    super(sentence.message);
    this.sentence = sentence;
    this.errors = errors;
  }
}

/**
 * Validates requests against TypeBox schemas. Unknown fields are dropped, so that only documented
 * fields can be set. Messages come from `messages()` of the field.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  return (input: unknown) => {
    // Parameters are texts, so they are converted; a body has types.
    const value =
      httpPart === 'body'
        ? input
        : normaliseEnums(schema, Value.Convert(schema, normaliseNumbers(schema, input)));
    if (!isRecord(value)) return { error: new RequestInvalid([]) };
    if (!validator.Check(value)) {
      return { error: new RequestInvalid(fieldErrors(schema, value, validator.Errors(value))) };
    }
    const clean = Value.Clean(schema, value);
    // An id that can not be stored is not found; a route may check its texts itself.
    const isLeft = httpPart === 'params' || 'x-checks-texts' in schema;
    const unstorable = isLeft ? [] : unstorableFields(clean);
    return unstorable.length > 0 ? { error: new RequestInvalid(unstorable) } : { value: clean };
  };
};

/** Checks a record within a request, with the messages of its schema. */
export function createRecordCheck(schema: TSchema): (record: object) => FieldError[] {
  const validator = Compile(schema);
  return (record) =>
    validator.Check(record)
      ? unstorableFields(record)
      : fieldErrors(schema, record, validator.Errors(record));
}

/** Numbers of parameters are accepted in digits of every script. */
function normaliseNumbers(schema: TSchema, input: unknown): unknown {
  if (!isRecord(input)) return input;
  const numbers = Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const sent = input[name];
    const isNumber = 'type' in property && property.type === 'number';
    return isNumber && typeof sent === 'string' ? [[name, asciiDigits(sent)]] : [];
  });
  return { ...input, ...Object.fromEntries(numbers) };
}

/** Enum values of parameters are accepted in any spelling. */
function normaliseEnums(schema: TSchema, input: unknown): unknown {
  if (!isRecord(input)) return input;
  const spelled = Object.entries(propertiesOf(schema)).flatMap(([name, { enum: words }]) => {
    const sent = input[name];
    const known = words && typeof sent === 'string' && parseEnum(words, sent);
    return known ? [[name, known]] : [];
  });
  return { ...input, ...Object.fromEntries(spelled) };
}

function fieldErrors(
  schema: TSchema,
  value: unknown,
  errors: TLocalizedValidationError[],
): FieldError[] {
  const found = new Map<string, Sentence>();
  for (const error of errors) {
    const group = groupOf(schema, value, error);
    for (const name of group.fields) {
      const field = [...group.path, name].join('.');
      if (!found.has(field)) found.set(field, messageFor(group.schema, group.value, name, error));
    }
  }
  // For a nullable object only the errors within it are reported.
  const isGroup = (field: string) => [...found.keys()].some((name) => name.startsWith(`${field}.`));
  const single = [...found].filter(([field]) => !isGroup(field));
  return inSchemaOrder(
    schema,
    single.map(([field, sentence]) => ({ field, ...sentence })),
  );
}

/** The fields of an error, with the innermost object that contains them. */
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
): Sentence {
  const messages = messagesOf(schema, field);
  const label = labelOf(field);
  if (isBlank(value, field)) {
    return sentenceOf(messages.required ?? withValues('REQUIRED', { label }));
  }
  // Refinements have their own message.
  if (error.keyword === '~refine') return refinementMessage(error);
  const plain = defaultMessage(label, error);
  const isOfEntry = !error.instancePath.endsWith(`/${field}`);
  if (tooLong.has(error.keyword) && !isOfEntry) return plain;
  const { invalid, tooFew = invalid } = messages;
  return sentenceOf((error.keyword === 'minItems' ? tooFew : invalid) ?? plain);
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

/** In the order of the form, because the first error may be shown alone. */
function inSchemaOrder(schema: TSchema, errors: FieldError[]): FieldError[] {
  const order = Object.keys(propertiesOf(schema));
  const place = ({ field }: FieldError) => order.indexOf(field.split('.')[0] ?? field);
  return errors.sort((a, b) => place(a) - place(b));
}
