import { GraphQLError } from 'graphql';

const NO_QUERY = 'A request must be a JSON object with a query.';

/** Replacements for libraries' messages, by their beginning. */
const replacements: [start: string, message: string][] = [
  ['GraphQL introspection is not allowed', 'Introspection is turned off here.'],
  // graphql-js stopped comparing fields that share a name.
  ['Validation aborted.', 'The document asks for the same fields too many times.'],
  ['POST body missing', NO_QUERY],
  ['GraphQL operations must contain', NO_QUERY],
  ['Operation batching disabled', 'A request may hold one operation only.'],
  ['This operation has been blocked', 'A GraphQL request needs the content type application/json.'],
];

/** The message of a refused request for clients. */
export function clientMessage(message: string): string {
  return replacements.find(([start]) => message.startsWith(start))?.[1] ?? redacted(message);
}

/** Places where graphql-js repeats an input value, and their replacement. */
const repetitions: [where: RegExp, words: string][] = [
  [/ value: .*$/s, ' value.'],
  [/^Value ".*" does not exist in /s, 'The value does not exist in '],
  [/^(Expected value of type "[^"]*"), found (?!null\.$).*$/s, '$1.'],
  [/^(Syntax Error: .*?\b(String|BlockString|Int|Float)) ".*$/s, '$1.'],
];

/** Removes the invalid value from a message: it may be a password. */
function redacted(message: string): string {
  const problem = withoutSuggestion(message);
  const hint = message.slice(problem.length);
  return repetitions.reduce((text, [where, words]) => text.replace(where, words), problem) + hint;
}

/** Path inside a variable, which graphql-js puts after the value; quotes in a value are escaped. */
const PLACE = / at "([^"\\]*)"; $/;

/** An error about variables without their values, which graphql-js repeats in full. */
export function withoutValues(error: GraphQLError): GraphQLError {
  const { message, nodes, originalError } = error;
  if (originalError == null || !message.endsWith(originalError.message)) return error;
  const before = message.slice(0, -originalError.message.length);
  const name = /^Variable "\$(\w+)"/.exec(before)?.[1];
  if (name === undefined) return error;
  const place = PLACE.exec(before)?.[1] ?? name;
  const problem = redacted(originalError.message);
  return new GraphQLError(`Variable "$${place}" does not fit: ${problem}`, {
    nodes: nodes ?? null,
  });
}

/** Removes a "Did you mean" suggestion; only suggestions end with a question mark. */
export function withoutSuggestion(message: string): string {
  const at = message.endsWith('?') ? message.lastIndexOf(' Did you mean ') : -1;
  return at < 0 ? message : message.slice(0, at);
}
