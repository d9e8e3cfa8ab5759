import { valueFromASTUntyped, type FieldNode } from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../paging.ts';

/** How long a list can be; the size of a page may come with a variable. */
export type Length = (variables: Readonly<Record<string, unknown>>) => number;

/**
 * How long lists without pages are assumed to be, by field: nobody knows before the backend answers.
 * It matters for lists within lists; a list on its own comes nowhere near the bound.
 */
export const assumedLengths: Readonly<Record<string, number>> = {
  'Query.mentors': 200,
  'Query.clubs': 30,
  'Query.clubChoices': 30,
  'Query.mySessions': 5,
  'Query.myDeletionRequests': 5,
  'Query.deletionRequests': 30,
  'Club.mentors': 40,
  sections: 12,
  entries: 20,
  rows: 12,
  stages: 5,
  bands: 4,
  longestWaiting: 5,
  longestWithoutFeedback: 5,
  interests: 5,
  // Ten people of an operation have theirs read, however many there are.
  history: 1,
  changes: 3,
  userErrors: 5,
  // The path of a user error.
  field: 2,
};

/** Of a list that is not named above. */
const ANY_LENGTH = 10;

export function assumedLength(typeName: string, fieldName: string): number {
  return assumedLengths[`${typeName}.${fieldName}`] ?? assumedLengths[fieldName] ?? ANY_LENGTH;
}

/** How many records the page that a field asks for has; an impossible size is refused later. */
export function pageLength({ arguments: given = [] }: FieldNode): Length {
  const page = given.find(({ name }) => name.value === 'page')?.value;
  return (variables) => {
    const asked: unknown = page && valueFromASTUntyped(page, variables);
    const { size = DEFAULT_PAGE_SIZE } = (asked ?? {}) as { size?: unknown };
    return typeof size === 'number' ? Math.min(Math.max(size, 0), MAX_PAGE_SIZE) : 0;
  };
}
