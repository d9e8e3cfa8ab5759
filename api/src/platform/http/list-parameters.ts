import type { FastifyReply } from 'fastify';
import { Type, type TSchemaOptions } from 'typebox';

/** The message for a blank or invalid parameter. */
function withMessage(message: string): TSchemaOptions {
  return { 'x-messages': { required: message, invalid: message } };
}

function wholeNumber(name: string, maximum: number, description: string) {
  return Type.Optional(
    Type.Number({
      // Type.Integer would be converted before the check: 1.5 would pass as 1.
      multipleOf: 1,
      minimum: 1,
      maximum,
      description,
      ...withMessage(`${name} must be a whole number from 1 to ${maximum}`),
    }),
  );
}

/** The parameters of a paged list. */
export const pageParameters = {
  page: wholeNumber('Page', 1_000_000, 'From 1'),
  limit: wholeNumber('Limit', 200, 'Records per page; 10 when only page is given'),
};

/** Restricts a list to these ids. */
export const idsParameter = Type.Optional(
  Type.String({ maxLength: 8000, description: 'Separated by commas' }),
);

/** @param fields the fields that are searched */
export function searchParameter(fields: string) {
  const description = `Part of the ${fields}, case-insensitive`;
  return Type.Optional(Type.String({ maxLength: 200, description }));
}

/** A parameter with a closed set of values. */
export function enumParameter<W extends string>(
  name: string,
  allowed: readonly W[],
  description?: string,
) {
  return Type.Optional(
    Type.Enum([...allowed], {
      ...(description !== undefined && { description }),
      ...withMessage(`${name} must be one of ${allowed.join(', ')}`),
    }),
  );
}

/** A parameter that is true or false. */
export function booleanParameter(name: string, description: string) {
  const messages = withMessage(`${name} must be true or false`);
  return Type.Optional(Type.Boolean({ description, ...messages }));
}

/** A parameter with a date of this or the last century. */
export function dayParameter(name: string, description: string) {
  return Type.Optional(
    Type.String({
      format: 'date',
      pattern: '^(19|20)',
      description,
      ...withMessage(`${name} must be a date as YYYY-MM-DD`),
    }),
  );
}

/** Sorts by a field, or by `-field` in descending order. @param columns the columns of the fields */
export function sortParameter<F extends string>(columns: Readonly<Record<F, unknown>>) {
  const fields = Object.keys(columns) as F[];
  return Type.Optional(
    Type.Enum(
      fields.flatMap((field) => [field, `-${field}`] as const),
      {
        description: 'A field, or -field for descending order; missing values are always last',
        ...withMessage(`Sort must be one of ${fields.join(', ')}, or one of them after a minus`),
      },
    ),
  );
}

/** Sets the total count and the applied parameters; without any parameter neither is sent. */
export async function sendListHeaders(
  reply: FastifyReply,
  query: object,
  count: () => Promise<number>,
): Promise<void> {
  const applied = Object.keys(query);
  if (applied.length === 0) return;
  reply.header('x-total-count', await count());
  reply.header('applied-parameters', applied.join(', '));
}
