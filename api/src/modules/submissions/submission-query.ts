import { Type, type Static } from 'typebox';
import {
  pageParameters,
  searchParameter,
  sortParameter,
  wordParameter,
} from '../../domain/paging.ts';
import { audiences } from '../../domain/words.ts';
import type { RosterTable } from '../../plugins/database/schema.ts';
import { narrowingParameters } from '../people/list-query.ts';

/** The fields submissions can be sorted by, and what they are in the roster. */
export const sortColumns = {
  name: 'name',
  email: 'email',
  role: 'audience',
  createdAt: 'submitted_at',
} as const satisfies Record<string, keyof RosterTable>;
type SortField = keyof typeof sortColumns;

/** What the list of submissions can be narrowed and ordered by; without any of it it is whole. */
export const SubmissionQuery = Type.Object({
  search: searchParameter('name or email'),
  status: wordParameter(
    'Status',
    ['submitted', 'pending'] as const,
    'Of the form, not of the account',
  ),
  role: wordParameter('Role', audiences),
  ...narrowingParameters,
  sort: sortParameter(Object.keys(sortColumns) as SortField[]),
  ...pageParameters,
});
export type SubmissionQuery = Static<typeof SubmissionQuery>;
