import { GraphQLError, GraphQLScalarType } from 'graphql';
import { isDay } from '../../calendar.ts';

/** Of inputs alone something is asked; the answers are written in this form by the normalisers. */
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
// Even as none it would take the place of the schema's own.
Reflect.deleteProperty(dateScalar, 'description');
