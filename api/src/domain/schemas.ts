import { Type, type TNull, type TSchema, type TSchemaOptions, type TUnion } from 'typebox';

/** The value, or null. */
export function Nullable<T extends TSchema>(
  schema: T,
  options?: TSchemaOptions,
): TUnion<[T, TNull]> {
  return Type.Union([schema, Type.Null()], options);
}

/** A moment in a response: ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' });

/** What a record of a list has beside the fields of the record alone. */
export const listedField = {
  etag: Type.String({ description: 'The tag that the record has alone, for If-Match' }),
};

/** What was done, in words, where nothing is left to show. */
export const Done = Type.Object({ message: Type.String() }, { title: 'Done' });
