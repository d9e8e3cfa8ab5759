import type { Filter } from '../../../lib/list/filters.ts';
import type { ConcernStatus } from '../../../schema.generated.ts';

const STATUSES: readonly { value: string; label: string; status: ConcernStatus }[] = [
  { value: 'open', label: 'Open', status: 'OPEN' },
  { value: 'taken', label: 'Taken', status: 'TAKEN' },
  { value: 'closed', label: 'Closed', status: 'CLOSED' },
];

/** The filter of the query of concerns. */
export interface ConcernFilter {
  status?: ConcernStatus;
}

/** The filter of the concerns. */
export const CONCERN_FILTERS = [
  {
    name: 'status',
    label: 'Status',
    all: 'All Status',
    control: 'select',
    options: STATUSES,
    text: (value) => `status ${value}`,
    toInput: (value) => ({ status: STATUSES.find((one) => one.value === value)?.status }),
  },
] as const satisfies readonly Filter<ConcernFilter>[];

/** Value of the mentors' status filter for silent ones. */
export const SILENT = 'silent';

/** The filter of the mentors. */
export const MENTOR_FILTERS = [
  {
    name: 'status',
    label: 'Status',
    control: 'segments',
    options: [
      { value: '', label: 'All' },
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
      { value: SILENT, label: 'Silent' },
    ],
    text: (value) => (value === SILENT ? 'no save for 30 days' : `status ${value}`),
  },
] as const satisfies readonly Filter[];

/** The filter of the clubs. */
export const CLUB_FILTERS = [
  {
    name: 'for',
    label: 'Club type',
    control: 'segments',
    options: [
      { value: '', label: 'All' },
      { value: 'student', label: 'Student' },
      { value: 'educator', label: 'Educator' },
    ],
    text: (audience) => `clubs for ${audience}s`,
  },
] as const satisfies readonly Filter[];
