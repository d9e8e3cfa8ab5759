import { Type, type TNull, type TSchema, type TSchemaOptions, type TUnion } from 'typebox';

/** The value, or null. */
export function Nullable<T extends TSchema>(
  schema: T,
  options?: TSchemaOptions,
): TUnion<[T, TNull]> {
  return Type.Union([schema, Type.Null()], options);
}

/** A point in time: ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' });
