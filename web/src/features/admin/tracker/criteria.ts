import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { ClubAudience, ProgressStatus } from '../../../schema.generated.ts';
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

const statusOf = ({ filter }: Given) => STATUSES.find(({ value }) => value === filter('status'));

/** Converts the criteria to query variables. */
export function toVariables(params: Given): ProgressTrackerQueryVariables {
  const search = params.search.trim();
  const status = statusOf(params)?.status;
  const clubId = params.filter('club');
  return {
    audience: audienceOf(params),
    filter: { ...(search && { search }), ...(status && { status }), ...(clubId && { clubId }) },
    page: { number: params.page, size: PAGE_SIZE },
  };
}

/** The filters as words, for the name of a file. */
export const filterWords = (
  { search, filter }: Given,
  clubs: readonly { id: string; name: string }[],
): string[] =>
  [search, clubs.find(({ id }) => id === filter('club'))?.name ?? '', filter('status')].filter(
    Boolean,
  );

/** Descriptions of the filters. */
export function criteriaTexts(
  params: Given,
  clubs: readonly { id: string; name: string }[],
): string[] {
  const search = params.search.trim();
  const status = statusOf(params);
  const clubId = params.filter('club');
  const club = clubs.find(({ id }) => id === clubId);
  return [
    ...(search ? [`“${search}”`] : []),
    ...(status ? [`status ${status.label}`] : []),
    ...(clubId ? [`club ${club?.name ?? clubId}`] : []),
  ];
}
