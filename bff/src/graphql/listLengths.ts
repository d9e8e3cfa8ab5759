import { valueFromASTUntyped, type FieldNode } from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../paging.ts';

/** How long a list can be; the size of a page may come with a variable. */
export type Length = (variables: Readonly<Record<string, unknown>>) => number;

/**
 * How long lists without pages are taken to be, by field: nothing tells before the backend answers.
 * It matters where lists stand within lists; no list of its own comes near the bound.
 */
export const assumedLengths: Readonly<Record<string, number>> = {
  'Query.mentors': 200,
  'Query.clubs': 30,
  'Query.clubChoices': 30,
  'Club.mentors': 40,
  stages: 5,
  interests: 5,
  // Ten people of an operation have theirs read, however many there are.
  history: 1,
  changes: 3,
  userErrors: 5,
  // The path of a user error.
  field: 2,
};

/** Lists that the schema gained since; as good a guess as any. */
const ANY_LENGTH = 10;

export function assumedLength(typeName: string, fieldName: string): number {
  return assumedLengths[`${typeName}.${fieldName}`] ?? assumedLengths[fieldName] ?? ANY_LENGTH;
}

/** How many records are on the page that a field asks for; what can't be will be refused. */
export function pageLength({ arguments: given = [] }: FieldNode): Length {
  const page = given.find(({ name }) => name.value === 'page')?.value;
  return (variables) => {
    const asked: unknown = page && valueFromASTUntyped(page, variables);
    const { size = DEFAULT_PAGE_SIZE } = (asked ?? {}) as { size?: unknown };
    return typeof size === 'number' ? Math.min(Math.max(size, 0), MAX_PAGE_SIZE) : 0;
  };
}
