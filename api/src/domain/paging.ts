import { Type } from 'typebox';

// An integer would be cut to size before it is checked: 1.5 would pass as 1.
const whole = { multipleOf: 1 };

/** The parameters of a list that can be had in pages. */
export const pageParameters = {
  page: Type.Optional(
    Type.Number({ ...whole, minimum: 1, maximum: 1_000_000, description: 'From 1' }),
  ),
  limit: Type.Optional(
    Type.Number({
      ...whole,
      minimum: 1,
      maximum: 200,
      description: 'Records on a page; 10 with page alone',
    }),
  ),
};

/** Which records are asked for; null: all of them. */
export function pageAsked(query: {
  page?: number;
  limit?: number;
}): { limit: number; offset: number } | null {
  if (query.page === undefined && query.limit === undefined) return null;
  const limit = query.limit ?? 10;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}

/** A list can be sorted by each of these fields, and by `-field` for the other way round. */
export function sortParameter<F extends string>(fields: readonly F[]) {
  return Type.Optional(
    Type.Enum(
      fields.flatMap((field) => [field, `-${field}`] as const),
      { description: 'A field, or -field for the other way round' },
    ),
  );
}
