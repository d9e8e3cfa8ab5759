import { GraphQLError } from 'graphql';

/** A resolver that throws a GraphQL error with this code. */
export function failWith(code: string, message = code) {
  return () => {
    throw new GraphQLError(message, { extensions: { code } });
  };
}
