import { GraphQLError } from 'graphql';

const NO_QUERY = 'A request is a JSON object with a query.';

/** What libraries say in words that are not for clients, by how it begins. */
const otherWords: [start: string, message: string][] = [
  ['GraphQL introspection is not allowed', 'Introspection is turned off here.'],
  // The comparison of fields that share a name was ended early.
  ['Validation aborted.', 'The document asks for the same fields too many times.'],
  ['POST body missing', NO_QUERY],
  ['GraphQL operations must contain', NO_QUERY],
  ['Operation batching disabled', 'One request asks for one operation.'],
  ['This operation has been blocked', 'GraphQL is asked with the content type application/json.'],
];

/** The message of a request that did not fit, as it is told. */
export function worded(message: string): string {
  return otherWords.find(([start]) => message.startsWith(start))?.[1] ?? message;
}

/** The place within a variable, as graphql-js puts it after the value; in a value quotes are escaped. */
const PLACE = / at "([^"\\]*)"; $/;

/** Where a message repeats what was given: at its end, or as the name of an enum's value. */
const GIVEN = / value: .*$/s;
const GIVEN_NAME = /^Value ".*" does not exist in /s;

/**
 * An error about variables without their values, which graphql-js repeats as a whole: a password
 * may be among them.
 */
export function withoutValues(error: GraphQLError): GraphQLError {
  const { message, nodes, originalError } = error;
  if (originalError == null || !message.endsWith(originalError.message)) return error;
  const before = message.slice(0, -originalError.message.length);
  const name = /^Variable "\$(\w+)"/.exec(before)?.[1];
  if (name === undefined) return error;
  const place = PLACE.exec(before)?.[1] ?? name;
  const problem = originalError.message
    .replace(GIVEN, ' value.')
    .replace(GIVEN_NAME, 'The value does not exist in ');
  return new GraphQLError(`Variable "$${place}" does not fit: ${problem}`, { nodes });
}

/** Without a hint at what may have been meant. */
export function withoutSuggestion(message: string): string {
  return message.replace(/ ?Did you mean .+\?$/s, '');
}
