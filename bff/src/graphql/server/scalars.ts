import { GraphQLError, GraphQLScalarType } from 'graphql';
import { isDay } from '../../calendar.ts';

/** Used for inputs only: the normalisers already return dates in this form. */
export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  parseValue(value) {
    if (typeof value !== 'string' || !isDay(value)) {
      throw new GraphQLError('Date must be a day of the calendar, written as YYYY-MM-DD.', {
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
    return value;
  },
});
// Even an undefined description would replace the one in schema.graphql.
Reflect.deleteProperty(dateScalar, 'description');
