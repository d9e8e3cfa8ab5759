import type { SelectOption } from '../../../ui/fields/Select.tsx';
import { criteriaOf, inputOf, sortOf, type Filter } from '../../../lib/list/filters.ts';
import { bandFilter, stageFilter } from '../../../lib/list/progressFilters.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { MentorPersonFilter, MentorPersonSortField } from '../../../schema.generated.ts';
import type { AudienceWords } from './audienceWords.ts';

export const PAGE_SIZE = 10;

interface Club {
  id: string;
  name: string;
  stages: readonly { name: string }[] | null;
}

/** Loaded data that the options are read from. */
interface Choices {
  mentor: { club: Omit<Club, 'stages'> | null } | null;
  /** Stages of the mentor's club. */
  stages: Club['stages'];
  people: { rows: readonly { club: Club | null }[] };
}

/** Filters set by links from figures and sentences: values in the URL, labels and input. */
const SHOWN: readonly { value: string; label: string; input: MentorPersonFilter }[] = [
  { value: 'active', label: 'in progress', input: { active: true } },
  { value: 'waiting', label: 'who wait for an update', input: { waiting: true } },
  { value: 'no-feedback', label: 'without feedback', input: { noFeedback: true } },
  {
    value: 'unread-answers',
    label: 'with answers not read yet',
    input: { unreadAnswers: true },
  },
];

const shownOf = (value: string) => SHOWN.find((one) => one.value === value);

export const PROGRESS = bandFilter('progress', 'All');

/** The mentor's club and the clubs of the people on this page, and a chosen one of elsewhere. */
function clubOptions({ mentor, people }: Choices, chosen: string): SelectOption[] {
  const clubs = [mentor?.club, ...people.rows.map(({ club }) => club)];
  const byId = new Map(
    clubs.flatMap((club) => (club ? [[club.id, { value: club.id, label: club.name }]] : [])),
  );
  if (chosen && !byId.has(chosen)) byId.set(chosen, { value: chosen, label: 'Chosen club' });
  return [...byId.values()];
}

/** Filter by current stage: those of the mentor's club, then of other clubs on this page. */
export const STAGE = stageFilter('current', ({ stages, people }: Choices) => [
  stages,
  ...people.rows.map(({ club }) => club?.stages),
]);

/** Filter that is set by links and shown as a chip. */
export const SHOW = {
  name: 'show',
  label: 'Show',
  options: SHOWN,
  text: (value: string, words: AudienceWords) => `${words.many} ${shownOf(value)?.label}`,
  toInput: (value: string) => shownOf(value)?.input ?? {},
} as const;

/** The filters of the list of assigned people. */
export const FILTERS = [
  PROGRESS,
  STAGE,
  {
    name: 'club',
    label: 'Club',
    all: 'All clubs',
    control: 'field',
    options: (choices, { filter }) => clubOptions(choices, filter('club')),
    text: () => 'the chosen club',
    toInput: (clubId) => ({ clubId }),
  },
  SHOW,
] as const satisfies readonly Filter<MentorPersonFilter, Choices, AudienceWords>[];

const SORT_FIELDS = new Map<string, MentorPersonSortField>([
  ['progress', 'PROGRESS'],
  ['waiting', 'WAITING_SINCE'],
]);

/** Converts criteria, order and page to query variables. */
export const toVariables = (params: Pick<ListParams, 'search' | 'filter' | 'sort' | 'page'>) => ({
  filter: inputOf<MentorPersonFilter>(FILTERS, params),
  sort: sortOf(params.sort, SORT_FIELDS) ?? {
    field: 'NAME' as const,
    direction: params.sort.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
  },
  page: { number: params.page, size: PAGE_SIZE },
});

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
export const criteriaText = (
  params: Pick<ListParams, 'search' | 'filter'>,
  words: AudienceWords,
): string[] => criteriaOf(FILTERS, params, words);
