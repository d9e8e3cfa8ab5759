import { shortDate } from '../../../lib/format.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type {
  AssignmentGap,
  ClubAudience,
  PageInput,
  PersonFilter,
  PersonSort,
  PersonSortField,
} from '../../../schema.generated.ts';
import { dayOf } from '../table/DayField.tsx';
import {
  PROGRESS_FILTERS,
  progressFilter,
  progressTexts,
  progressWords,
} from '../table/progressFilters.ts';

const PAGE_SIZE = 10;

/** Sort by registration, oldest first; without `sort` it is newest first. */
export const OLDEST_FIRST = 'created';

const SORT_FIELDS = new Map<string, PersonSortField>([
  ['name', 'NAME'],
  ['email', 'EMAIL'],
  ['academic', 'ACADEMIC'],
  ['status', 'STATUS'],
  [OLDEST_FIRST, 'CREATED_AT'],
]);

function sortInput(sort: string): PersonSort {
  const field = SORT_FIELDS.get(sort.replace(/^-/, ''));
  if (!field) return { field: 'CREATED_AT', direction: 'DESC' };
  return { field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' };
}

const GAPS = new Map<string, AssignmentGap>([
  ['no-club', 'NO_CLUB'],
  ['no-mentor', 'NO_MENTOR'],
  ['inactive-mentor', 'INACTIVE_MENTOR'],
  ['mentor-of-other-club', 'MENTOR_OF_OTHER_CLUB'],
]);

/** People who need attention: values and labels of the filter. */
const ATTENTION_OPTIONS = [
  { value: 'no-club', label: 'Without club' },
  { value: 'no-mentor', label: 'Without mentor' },
  { value: 'inactive-mentor', label: 'Mentor inactive' },
  { value: 'mentor-of-other-club', label: 'Mentor of another club' },
  { value: 'inactive', label: 'Inactive people' },
];

const CONSENT_MISSING = { value: 'consent-missing', label: 'Consent missing' };

/** The values of the filter for an audience: educators need no guardian's consent. */
export const attentionOptions = (audience: ClubAudience) =>
  audience === 'STUDENT' ? [...ATTENTION_OPTIONS, CONSENT_MISSING] : ATTENTION_OPTIONS;

/** Filters of the list in the URL, except the search. */
export const FILTERS = [
  ...['status', 'assignment', 'consent', 'club', 'mentor', 'waiting'],
  ...PROGRESS_FILTERS,
];

type Criteria = Pick<ListParams, 'search' | 'filter'>;

const STATUSES = ['active', 'pending', 'inactive'] as const;

/** Account status filter; inactive people are also included in `all`. */
export function statusOf({ filter }: Pick<Criteria, 'filter'>): 'all' | (typeof STATUSES)[number] {
  return STATUSES.find((status) => status === filter('status')) ?? 'all';
}

/** Value of the attention filter; empty when it is not set. */
export function attentionOf({ filter }: Pick<Criteria, 'filter'>): string {
  if (filter('consent') === 'missing') return CONSENT_MISSING.value;
  if (filter('status') === 'inactive') return 'inactive';
  return GAPS.has(filter('assignment')) ? filter('assignment') : '';
}

/** Search parameters for a value of the attention filter, or to clear it. */
export function attentionParams(value: string, { filter }: Pick<Criteria, 'filter'>) {
  const isInactive = value === 'inactive';
  const wasInactive = filter('status') === 'inactive';
  return {
    assignment: GAPS.has(value) ? value : '',
    consent: value === CONSENT_MISSING.value ? 'missing' : '',
    ...((isInactive || wasInactive) && { status: isInactive ? value : '' }),
  };
}

const MORE = ['club', 'mentor', 'waiting', ...PROGRESS_FILTERS];

/** Whether filters in More Filters are set. */
export const hasMoreFilters = (params: Pick<ListParams, 'filter' | 'sort'>): boolean =>
  [attentionOf(params), ...MORE.map(params.filter)].some(Boolean) || params.sort === OLDEST_FIRST;

/** Names of the filtered club and mentor, if loaded. */
interface ChosenNames {
  club?: string | undefined;
  mentor?: string | undefined;
}

/** The filters as words, for the name of a file. */
export function filterWords(params: Criteria, { club, mentor }: ChosenNames): string[] {
  const { search, filter } = params;
  const waiting = dayOf(params, 'waiting');
  return [
    search,
    filter('club') && (club ?? 'club'),
    filter('mentor') && (mentor ?? 'mentor'),
    ...['status', 'assignment'].map(filter),
    filter('consent') === 'missing' ? 'consent missing' : '',
    ...progressWords(params),
    waiting && `waiting ${waiting}`,
  ].filter(Boolean);
}

/** Descriptions of the filters. */
export function criteriaTexts(params: Criteria, { club, mentor }: ChosenNames = {}): string[] {
  const search = params.search.trim();
  const status = statusOf(params);
  const waiting = dayOf(params, 'waiting');
  const attention = ATTENTION_OPTIONS.find(({ value }) => value === params.filter('assignment'));
  return [
    search && `“${search}”`,
    status !== 'all' && `status ${status}`,
    attention && `“${attention.label}”`,
    params.filter('consent') === 'missing' && `“${CONSENT_MISSING.label}”`,
    params.filter('club') && (club ? `club ${club}` : 'the chosen club'),
    params.filter('mentor') && (mentor ? `mentor ${mentor}` : 'the chosen mentor'),
    ...progressTexts(params),
    waiting && `waiting since ${shortDate(waiting)} or longer`,
  ].filter((text) => typeof text === 'string' && text !== '') as string[];
}

/** Converts the criteria to query variables. */
export function toVariables(params: Criteria & Pick<ListParams, 'sort' | 'page'>): {
  filter: PersonFilter;
  sort: PersonSort;
  page: PageInput;
} {
  const search = params.search.trim();
  const status = statusOf(params);
  const [clubId, mentorId] = [params.filter('club'), params.filter('mentor')];
  const assignment = GAPS.get(params.filter('assignment'));
  const waitingBefore = dayOf(params, 'waiting');
  return {
    filter: {
      ...(search && { search }),
      ...(status !== 'all' && { status }),
      ...(assignment && { assignment }),
      ...(params.filter('consent') === 'missing' && { consent: 'MISSING' as const }),
      ...(clubId && { clubId }),
      ...(mentorId && { mentorId }),
      ...progressFilter(params),
      ...(waitingBefore && { waitingBefore }),
    },
    sort: sortInput(params.sort),
    page: { number: params.page, size: PAGE_SIZE },
  };
}
