import { Type, type Static, type TRefineAdd, type TSchema, type TSchemaOptions } from 'typebox';
import { sentenceOf, type Sentence, type Text } from './sentence.ts';

/** Messages of a field that validation uses instead of its own. */
export interface Messages {
  /** When the value is missing, null or blank. */
  required?: Text;
  /** When a list has too few entries. */
  tooFew?: Text;
  /** When the value is invalid. */
  invalid?: Text;
}

/** The option of a schema with the messages of its field. */
export function messages(ofField: Messages): TSchemaOptions {
  return { 'x-messages': ofField };
}

/** Adds a rule to a schema. @param check returns null for a valid value, else the message */
export function refine<T extends TSchema>(
  schema: T,
  check: (value: Static<T>) => Text | null,
): TRefineAdd<T> {
  return Type.Refine(
    schema,
    (value) => check(value) === null,
    // TypeBox accepts only a string.
    (value) => JSON.stringify(sentenceOf(check(value) ?? 'INTERNAL')),
  );
}

/** The message of a rule that `refine` has added. */
export function refinementMessage(error: { message: string }): Sentence {
  return JSON.parse(error.message) as Sentence;
}
