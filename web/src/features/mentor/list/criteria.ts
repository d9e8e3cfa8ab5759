import type { ListParams } from '../../../lib/list/useListParams.ts';
import type {
  MentorPersonFilter,
  MentorPersonSort,
  MentorPersonSortField,
  PageInput,
} from '../../../schema.generated.ts';
import { BANDS } from '../../../ui/thresholds.ts';
import type { AudienceWords } from './audienceWords.ts';

export const PAGE_SIZE = 10;

/** Value of the stage filter for people who have not started. */
export const NO_STAGE = 'not-started';

/** Filters set by links from figures and sentences: values in the URL and labels. */
export const SHOWN = {
  active: (words: AudienceWords) => `${words.many} in progress`,
  waiting: (words: AudienceWords) => `${words.many} who wait for an update`,
  'no-feedback': (words: AudienceWords) => `${words.many} without feedback`,
  'unread-answers': (words: AudienceWords) => `${words.many} with answers not read yet`,
} as const;

export type Shown = keyof typeof SHOWN;

/** Filters of the list in the URL, except the search. */
export const FILTERS = ['progress', 'current', 'club', 'show'];

const SORT_FIELDS = new Map<string, MentorPersonSortField>([
  ['name', 'NAME'],
  ['progress', 'PROGRESS'],
  ['waiting', 'WAITING_SINCE'],
]);

type Criteria = Pick<ListParams, 'search' | 'filter'>;

export const bandOf = ({ filter }: Pick<Criteria, 'filter'>) =>
  BANDS.find(({ value }) => value === filter('progress'));

export const shownOf = ({ filter }: Pick<Criteria, 'filter'>): Shown | undefined =>
  (Object.keys(SHOWN) as Shown[]).find((value) => value === filter('show'));

function sortInput(sort: string): MentorPersonSort {
  const field = SORT_FIELDS.get(sort.replace(/^-/, '')) ?? 'NAME';
  return { field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' };
}

/** Converts the criteria to the query's filter. */
export function toFilter(params: Criteria): MentorPersonFilter {
  const search = params.search.trim();
  const band = bandOf(params)?.band;
  const [current, clubId] = [params.filter('current'), params.filter('club')];
  const shown = shownOf(params);
  return {
    ...(search && { search }),
    ...(band && { band }),
    ...(current && { currentStage: current === NO_STAGE ? '' : current }),
    ...(clubId && { clubId }),
    ...(shown === 'active' && { active: true }),
    ...(shown === 'waiting' && { waiting: true }),
    ...(shown === 'no-feedback' && { noFeedback: true }),
    ...(shown === 'unread-answers' && { unreadAnswers: true }),
  };
}

/** Converts criteria, order and page to query variables. */
export function toVariables(params: Criteria & Pick<ListParams, 'sort' | 'page'>): {
  filter: MentorPersonFilter;
  sort: MentorPersonSort;
  page: PageInput;
} {
  return {
    filter: toFilter(params),
    sort: sortInput(params.sort),
    page: { number: params.page, size: PAGE_SIZE },
  };
}

/** Adds the selected person, who may not be on the page of the list. */
export const withPerson = <T>(variables: T, personId: string | null) => ({
  ...variables,
  person: personId ?? '',
  hasPerson: personId !== null,
});

/** Sort orders, except the default one by name. */
export const ORDERS = [
  { value: '-progress', label: 'Most progress first' },
  { value: 'progress', label: 'Least progress first' },
  { value: 'waiting', label: 'Waiting longest first' },
  { value: '-name', label: 'Name, Z to A' },
];

/** Descriptions of the filters. */
export function criteriaText(params: Criteria, words: AudienceWords): string[] {
  const search = params.search.trim();
  const band = bandOf(params);
  const current = params.filter('current');
  const shown = shownOf(params);
  return [
    search && `“${search}”`,
    band && `${band.label}, ${band.range}`,
    current && `stage ${current === NO_STAGE ? 'Not Started' : current}`,
    params.filter('club') && 'the chosen club',
    shown && SHOWN[shown](words),
  ].filter((word) => typeof word === 'string' && word !== '') as string[];
}
