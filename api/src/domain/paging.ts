import type { FastifyReply } from 'fastify';
import { Type, type TSchemaOptions } from 'typebox';

/** The words that refuse a parameter, sent blank or wrong. */
function refusedWith(words: string): TSchemaOptions {
  return { 'x-messages': { required: words, invalid: words } };
}

function wholeNumber(name: string, maximum: number, description: string) {
  return Type.Optional(
    Type.Number({
      // An integer would be cut to size before it is checked: 1.5 would pass as 1.
      multipleOf: 1,
      minimum: 1,
      maximum,
      description,
      ...refusedWith(`${name} must be a whole number from 1 to ${maximum}`),
    }),
  );
}

/** The parameters of a list that can be had in pages. */
export const pageParameters = {
  page: wholeNumber('Page', 1_000_000, 'From 1'),
  limit: wholeNumber('Limit', 200, 'Records on a page; 10 with page alone'),
};

/** Some of the records, by their ids. */
export const idsParameter = Type.Optional(
  Type.String({ maxLength: 8000, description: 'Separated by commas' }),
);

/** @param where what the text is looked for in */
export function searchParameter(where: string) {
  const description = `Part of the ${where}, in any case`;
  return Type.Optional(Type.String({ maxLength: 200, description }));
}

/** One of a closed set of words. */
export function wordParameter<W extends string>(
  name: string,
  allowed: readonly W[],
  description?: string,
) {
  return Type.Optional(
    Type.Enum([...allowed], {
      ...(description !== undefined && { description }),
      ...refusedWith(`${name} must be one of ${allowed.join(', ')}`),
    }),
  );
}

/** A list can be sorted by each of these fields, and by `-field` for the other way round. */
export function sortParameter<F extends string>(fields: readonly F[]) {
  return Type.Optional(
    Type.Enum(
      fields.flatMap((field) => [field, `-${field}`] as const),
      {
        description: 'A field, or -field for the other way round; missing values are last in both',
        ...refusedWith(`Sort must be one of ${fields.join(', ')}, or one of them after a minus`),
      },
    ),
  );
}

/**
 * What a list is sorted by and which way, as its parameter says.
 *
 * @param choices what stands behind each field of the parameter
 */
export function orderAsked<T>(
  choices: Readonly<Partial<Record<string, T>>>,
  sort: string,
): { by: T; descending: boolean } {
  const descending = sort.startsWith('-');
  const by = choices[descending ? sort.slice(1) : sort];
  if (by === undefined) throw new Error(`There is no sorting by ${sort}`);
  return { by, descending };
}

/** Which records are asked for. */
export interface Page {
  limit: number;
  offset: number;
}

/** The page that is asked for; null: all records. */
export function pageAsked(query: { page?: number; limit?: number }): Page | null {
  if (query.page === undefined && query.limit === undefined) return null;
  const limit = query.limit ?? 10;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}

/**
 * Says how many records match on all pages, and which parameters were applied, as soon as a list is
 * asked for with any.
 */
export async function sayTotal(
  reply: FastifyReply,
  query: object,
  count: () => Promise<number>,
): Promise<void> {
  const applied = Object.keys(query);
  if (applied.length === 0) return;
  reply.header('x-total-count', await count());
  reply.header('applied-parameters', applied.join(', '));
}
