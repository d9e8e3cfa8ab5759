import { Type, type TObject, type TSchema, type TUnion, type TNull } from 'typebox';

/** The value, or null. */
export function Nullable<T extends TSchema>(schema: T): TUnion<[T, TNull]> {
  return Type.Union([schema, Type.Null()]);
}

/** A moment in a response: ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' });

/** What was done, in words, where nothing is left to show. */
export const Done: TObject<{ message: ReturnType<typeof Type.String> }> = Type.Object({
  message: Type.String(),
});
