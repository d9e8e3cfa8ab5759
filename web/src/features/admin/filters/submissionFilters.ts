import { shortDate } from '../../../lib/format.ts';
import { dayFilter, inputOf, sortOf, type Filter } from '../../../lib/list/filters.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { SubmissionFilter, SubmissionSortField } from '../../../schema.generated.ts';

/** The filters of the form submissions. */
export const SUBMISSION_FILTERS = [
  {
    name: 'status',
    label: 'Status',
    all: 'All Status',
    control: 'select',
    options: [{ value: 'submitted', label: 'Submitted' }],
    text: (value) => `status ${value}`,
    toInput: () => ({ submitted: true }),
  },
  {
    name: 'role',
    label: 'Role',
    all: 'All Roles',
    control: 'select',
    options: [
      { value: 'students', label: 'Students' },
      { value: 'educators', label: 'Educators' },
    ],
    text: (value) => `role ${value}`,
    toInput: (value) => ({ audience: value === 'students' ? 'STUDENT' : 'EDUCATOR' }),
  },
  {
    ...dayFilter,
    name: 'from',
    label: 'Submitted from',
    text: (day) => `submitted from ${shortDate(day)}`,
    toInput: (submittedFrom) => ({ submittedFrom }),
  },
  {
    ...dayFilter,
    name: 'to',
    label: 'Submitted to',
    text: (day) => `submitted to ${shortDate(day)}`,
    toInput: (submittedTo) => ({ submittedTo }),
  },
] as const satisfies readonly Filter<SubmissionFilter>[];

/** Newest first. */
export const DEFAULT_SORT = '-submitted';

const SORT_FIELDS = new Map<string, SubmissionSortField>([
  ['name', 'NAME'],
  ['submitted', 'SUBMITTED_AT'],
]);

/** Variables of the list of submissions. */
export const submissionVariables = (
  params: Pick<ListParams, 'search' | 'filter' | 'sort' | 'page'>,
) => ({
  filter: inputOf<SubmissionFilter>(SUBMISSION_FILTERS, params),
  sort: sortOf(params.sort || DEFAULT_SORT, SORT_FIELDS),
  page: { number: params.page, size: 10 },
});
