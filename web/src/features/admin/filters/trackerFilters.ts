import { inputOf, type Filter } from '../../../lib/list/filters.ts';
import { bandFilter } from '../../../lib/list/progressFilters.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type {
  ClubAudience,
  ProgressRecordFilter,
  ProgressStatus,
} from '../../../schema.generated.ts';
import { CLUB, MENTOR, nameIn, STAGE, type Choices } from './recordFilters.ts';

/** Whose progress the tracker shows; students by default. */
export const AUDIENCE = {
  name: 'of',
  label: 'Whose progress',
  control: 'segments',
  options: [
    { value: '', label: 'Students' },
    { value: 'educators', label: 'Educators' },
  ],
  // The other audience has other clubs and people.
  several: {
    valueOf: ({ filter }) => (filter('of') === 'educators' ? 'educators' : ''),
    paramsOf: (of) => ({ of, club: '', stage: '', open: '' }),
  },
  text: (value) => value,
  toInput: () => ({}),
} as const satisfies Filter;

/** The audience in the URL. */
export const audienceOf = (params: Pick<ListParams, 'filter'>): ClubAudience =>
  AUDIENCE.several.valueOf(params) ? 'EDUCATOR' : 'STUDENT';

export const STATUSES: readonly { value: string; label: string; status: ProgressStatus }[] = [
  { value: 'not-started', label: 'Not Started', status: 'NOT_STARTED' },
  { value: 'in-progress', label: 'In Progress', status: 'IN_PROGRESS' },
  { value: 'completed', label: 'Completed', status: 'COMPLETED' },
];

const statusOf = (value: string) => STATUSES.find((one) => one.value === value);

/** The filters of the tracker. */
export const TRACKER_FILTERS = [
  {
    name: 'status',
    label: 'Status',
    all: 'All Status',
    control: 'select',
    options: STATUSES,
    text: (value) => `status ${statusOf(value)?.label}`,
    toInput: (value) => ({ status: statusOf(value)?.status }),
  },
  {
    ...CLUB,
    all: 'All Clubs',
    control: 'select',
    options: ({ clubs }) => (clubs ?? []).map(({ id, name }) => ({ value: id, label: name })),
    text: (id, { clubs }) => `club ${nameIn(clubs, id) ?? id}`,
    word: (id, { clubs }) => nameIn(clubs, id) ?? id,
  },
  { ...MENTOR, isLast: true, word: (id, { mentors }) => nameIn(mentors, id) ?? '' },
  STAGE,
  bandFilter('band', 'Any progress', 'progress '),
] as const satisfies readonly Filter<ProgressRecordFilter, Choices>[];

/** Variables of the tracker. */
export const trackerVariables = (params: Pick<ListParams, 'search' | 'filter' | 'page'>) => ({
  audience: audienceOf(params),
  filter: inputOf<ProgressRecordFilter>(TRACKER_FILTERS, params),
  page: { number: params.page, size: 10 },
});
