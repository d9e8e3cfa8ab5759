import { GraphQLError } from 'graphql';

/** A resolver that fails as the server does, with the error's stable word. */
export function failWith(code: string, message = code) {
  return () => {
    throw new GraphQLError(message, { extensions: { code } });
  };
}
