import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { ClubAudience, ProgressStatus } from '../../../schema.generated.ts';
import {
  PROGRESS_FILTERS,
  progressFilter,
  progressTexts,
  progressWords,
} from '../table/progressFilters.ts';
import type { ProgressTrackerQueryVariables } from './ProgressTracker.generated.ts';

const PAGE_SIZE = 10;

export const AUDIENCES = [
  { value: 'students', label: 'Students' },
  { value: 'educators', label: 'Educators' },
] as const;

export const STATUSES: readonly { value: string; label: string; status: ProgressStatus }[] = [
  { value: 'not-started', label: 'Not Started', status: 'NOT_STARTED' },
  { value: 'in-progress', label: 'In Progress', status: 'IN_PROGRESS' },
  { value: 'completed', label: 'Completed', status: 'COMPLETED' },
];

type Given = Pick<ListParams, 'search' | 'page' | 'filter'>;

/** Audience filter of the tracker. */
export const audienceOf = ({ filter }: Pick<ListParams, 'filter'>): ClubAudience =>
  filter('of') === 'educators' ? 'EDUCATOR' : 'STUDENT';

/** Filters of the list in the URL, except the search. */
export const FILTERS = ['status', 'club', 'mentor', ...PROGRESS_FILTERS];

/** Whether filters in More Filters are set. */
export const hasMoreFilters = ({ filter }: Given): boolean =>
  ['mentor', ...PROGRESS_FILTERS].some((name) => filter(name) !== '');

const statusOf = ({ filter }: Given) => STATUSES.find(({ value }) => value === filter('status'));

/** Converts the criteria to query variables. */
export function toVariables(params: Given): ProgressTrackerQueryVariables {
  const search = params.search.trim();
  const status = statusOf(params)?.status;
  const [clubId, mentorId] = [params.filter('club'), params.filter('mentor')];
  return {
    audience: audienceOf(params),
    filter: {
      ...(search && { search }),
      ...(status && { status }),
      ...(clubId && { clubId }),
      ...(mentorId && { mentorId }),
      ...progressFilter(params),
    },
    page: { number: params.page, size: PAGE_SIZE },
  };
}

/** Names of clubs, and of the filtered mentor if loaded. */
interface Names {
  clubs: readonly { id: string; name: string }[];
  mentor: string | undefined;
}

const clubOf = ({ filter }: Given, { clubs }: Names) =>
  clubs.find(({ id }) => id === filter('club'))?.name ?? filter('club');

/** The filters as words, for the name of a file. */
export const filterWords = (params: Given, names: Names): string[] =>
  [
    params.search,
    clubOf(params, names),
    names.mentor ?? '',
    params.filter('status'),
    ...progressWords(params),
  ].filter(Boolean);

/** Descriptions of the filters. */
export function criteriaTexts(params: Given, names: Names): string[] {
  const search = params.search.trim();
  const status = statusOf(params);
  const club = clubOf(params, names);
  return [
    ...(search ? [`“${search}”`] : []),
    ...(status ? [`status ${status.label}`] : []),
    ...(club ? [`club ${club}`] : []),
    ...(params.filter('mentor')
      ? [names.mentor ? `mentor ${names.mentor}` : 'the chosen mentor']
      : []),
    ...progressTexts(params),
  ];
}
