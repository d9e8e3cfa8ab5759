import { GraphQLError } from 'graphql';

const NO_QUERY = 'A request must be a JSON object with a query.';

/** Our words for libraries' messages that are not meant for clients, by how those begin. */
const otherWords: [start: string, message: string][] = [
  ['GraphQL introspection is not allowed', 'Introspection is turned off here.'],
  // The comparison of fields that share a name was ended early.
  ['Validation aborted.', 'The document asks for the same fields too many times.'],
  ['POST body missing', NO_QUERY],
  ['GraphQL operations must contain', NO_QUERY],
  ['Operation batching disabled', 'A request may hold one operation only.'],
  ['This operation has been blocked', 'A GraphQL request needs the content type application/json.'],
];

/** The message of a refused request, as clients get it. */
export function worded(message: string): string {
  return otherWords.find(([start]) => message.startsWith(start))?.[1] ?? withoutGiven(message);
}

/** Where graphql-js repeats what was given, and what is said instead. */
const repetitions: [where: RegExp, words: string][] = [
  [/ value: .*$/s, ' value.'],
  [/^Value ".*" does not exist in /s, 'The value does not exist in '],
  [/^(Expected value of type "[^"]*"), found (?!null\.$).*$/s, '$1.'],
  [/^(Syntax Error: .*?\b(String|BlockString|Int|Float)) ".*$/s, '$1.'],
];

/** A message without the value that did not fit, which may be a password. */
function withoutGiven(message: string): string {
  const problem = withoutSuggestion(message);
  const hint = message.slice(problem.length);
  return repetitions.reduce((told, [where, words]) => told.replace(where, words), problem) + hint;
}

/** The place within a variable, as graphql-js puts it after the value; in a value quotes are escaped. */
const PLACE = / at "([^"\\]*)"; $/;

/** An error about variables without their values, which graphql-js repeats as a whole. */
export function withoutValues(error: GraphQLError): GraphQLError {
  const { message, nodes, originalError } = error;
  if (originalError == null || !message.endsWith(originalError.message)) return error;
  const before = message.slice(0, -originalError.message.length);
  const name = /^Variable "\$(\w+)"/.exec(before)?.[1];
  if (name === undefined) return error;
  const place = PLACE.exec(before)?.[1] ?? name;
  const problem = withoutGiven(originalError.message);
  return new GraphQLError(`Variable "$${place}" does not fit: ${problem}`, { nodes });
}

/** Without a hint at what may have been meant; nothing that was given ends with a question mark. */
export function withoutSuggestion(message: string): string {
  const at = message.endsWith('?') ? message.lastIndexOf(' Did you mean ') : -1;
  return at < 0 ? message : message.slice(0, at);
}
