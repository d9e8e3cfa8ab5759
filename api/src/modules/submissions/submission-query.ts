import { Type, type Static } from 'typebox';
import { audiences } from '../../domain/words.ts';
import type { RosterTable } from '../../platform/database/schema.ts';
import { filterParameters } from '../people/list-query.ts';
import {
  dayParameter,
  enumParameter,
  pageParameters,
  searchParameter,
  sortParameter,
} from '../../platform/http/list-parameters.ts';

/** Sort fields with their columns of the roster. */
export const sortColumns = {
  name: 'name',
  email: 'email',
  role: 'audience',
  createdAt: 'submitted_at',
} as const satisfies Record<string, keyof RosterTable>;

const daysNote = 'included; a day of the server’s time zone';

/** Parameters of the list; without any it is complete. */
export const SubmissionQuery = Type.Object({
  search: searchParameter('name or email'),
  status: enumParameter(
    'Status',
    ['submitted', 'pending'] as const,
    'Of the form, not of the account',
  ),
  role: enumParameter('Role', audiences),
  submittedFrom: dayParameter('Submitted from', `The first day of the submission, ${daysNote}`),
  submittedTo: dayParameter('Submitted to', `The last day of the submission, ${daysNote}`),
  ...filterParameters,
  sort: sortParameter(sortColumns),
  ...pageParameters,
});
export type SubmissionQuery = Static<typeof SubmissionQuery>;
