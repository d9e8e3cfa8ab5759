import type { FastifyReply } from 'fastify';
import { Type, type TSchemaOptions } from 'typebox';
import { messages } from '../../domain/messages.ts';
import { withValues, type Text } from '../../domain/sentence.ts';

/** The message for a blank or invalid parameter. */
function withMessage(message: Text): TSchemaOptions {
  return messages({ required: message, invalid: message });
}

function wholeNumber(name: string, maximum: number, description: string) {
  return Type.Optional(
    Type.Number({
      // Type.Integer would be converted before the check: 1.5 would pass as 1.
      multipleOf: 1,
      minimum: 1,
      maximum,
      description,
      ...withMessage(withValues('NOT_WHOLE_IN_RANGE', { label: name, least: 1, most: maximum })),
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
      ...withMessage(withValues('NOT_ONE_OF', { label: name, choices: allowed.join(', ') })),
    }),
  );
}

/** A parameter that is true or false. */
export function booleanParameter(name: string, description: string) {
  const message = withValues('INVALID_TYPE', { label: name, type: 'true or false' });
  return Type.Optional(Type.Boolean({ description, ...withMessage(message) }));
}

/** A parameter with a date of this or the last century. */
export function dayParameter(name: string, description: string) {
  return Type.Optional(
    Type.String({
      format: 'date',
      pattern: '^(19|20)',
      description,
      ...withMessage(withValues('INVALID_DATE', { label: name })),
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
        ...withMessage(withValues('SORT_INVALID', { choices: fields.join(', ') })),
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
