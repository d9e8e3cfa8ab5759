import { GraphQLError, GraphQLScalarType } from 'graphql';
import { isDay } from '../rest/answers/moments.ts';

/** A scalar that is text of one form; the answers are written in that form by the normalisers. */
function textScalar(name: string, isValid: (text: string) => boolean, what: string) {
  return new GraphQLScalarType<string, string>({
    name,
    parseValue(value) {
      if (typeof value !== 'string' || !isValid(value)) {
        throw new GraphQLError(`${name} must be ${what}.`, {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      }
      return value;
    },
  });
}

export const dateScalar = textScalar('Date', isDay, 'a day of the calendar, written as YYYY-MM-DD');

export const dateTimeScalar = textScalar(
  'DateTime',
  (text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)),
  'a moment, written as in ISO 8601',
);
