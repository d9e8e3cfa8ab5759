import { valueFromASTUntyped, type FieldNode } from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../paging.ts';

/** Length of a list; the page size may come from a variable. */
export type Length = (variables: Readonly<Record<string, unknown>>) => number;

/**
 * Assumed lengths of unpaged lists, by field: the real ones are unknown before the backend answers.
 * They matter for nested lists; a single list is far below the bound.
 */
export const assumedLengths: Readonly<Record<string, number>> = {
  'Query.mentors': 200,
  'Query.clubs': 30,
  'Query.clubChoices': 30,
  'Query.mySessions': 5,
  'Query.accountSessions': 5,
  'Query.myDeletionRequests': 5,
  'Query.deletionRequests': 30,
  'Query.administrators': 20,
  'Query.givenUpMails': 15,
  'Club.mentors': 40,
  'ReassignPeoplePayload.results': 40,
  'AssignMentorsPayload.results': 50,
  'AssignClubsPayload.results': 50,
  'SetStatusesPayload.results': 50,
  'ImportPeoplePayload.rows': 200,
  'Overview.stages': 200,
  'Overview.submissions': 12,
  'Overview.mentors': 200,
  'Overview.silentMentors': 100,
  'Overview.longestWaiting': 10,
  features: 5,
  sections: 12,
  entries: 20,
  rows: 12,
  recoveryCodes: 10,
  stages: 5,
  bands: 4,
  agreedSteps: 3,
  areas: 6,
  leading: 2,
  todaySessions: 5,
  missedSessions: 5,
  longestWaiting: 5,
  longestWithoutFeedback: 5,
  interests: 5,
  // An operation reads the history of at most ten people, for any page size.
  history: 1,
  changes: 3,
  userErrors: 5,
  // The path of a user error, and the values of its reason.
  field: 2,
  'UserError.values': 3,
};

/** For lists not named above. */
const ANY_LENGTH = 10;

export function assumedLength(typeName: string, fieldName: string): number {
  return assumedLengths[`${typeName}.${fieldName}`] ?? assumedLengths[fieldName] ?? ANY_LENGTH;
}

/** Number of records on the requested page; an invalid size is refused later. */
export function pageLength({ arguments: args = [] }: FieldNode): Length {
  const page = args.find(({ name }) => name.value === 'page')?.value;
  return (variables) => {
    const value: unknown = page && valueFromASTUntyped(page, variables);
    const { size = DEFAULT_PAGE_SIZE } = (value ?? {}) as { size?: unknown };
    return typeof size === 'number' ? Math.min(Math.max(size, 0), MAX_PAGE_SIZE) : 0;
  };
}
