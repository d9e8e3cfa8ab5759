import { shortDate } from '../../../lib/format.ts';
import { dayFilter, inputOf, sortOf, type Filter } from '../../../lib/list/filters.ts';
import { bandFilter } from '../../../lib/list/progressFilters.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type {
  AssignmentGap,
  ClubAudience,
  PersonFilter,
  PersonSort,
  PersonSortField,
} from '../../../schema.generated.ts';
import { CLUB, MENTOR, STAGE, type Choices } from './recordFilters.ts';

interface PeopleChoices extends Choices {
  audience: ClubAudience;
}

/** Value of the status filter that Show sets. */
const INACTIVE = 'inactive';

/** People who need attention: values of Show. */
const ATTENTION: readonly { value: string; label: string; gap?: AssignmentGap }[] = [
  { value: 'no-club', label: 'Without club', gap: 'NO_CLUB' },
  { value: 'no-mentor', label: 'Without mentor', gap: 'NO_MENTOR' },
  { value: 'inactive-mentor', label: 'Mentor inactive', gap: 'INACTIVE_MENTOR' },
  { value: 'mentor-of-other-club', label: 'Mentor of another club', gap: 'MENTOR_OF_OTHER_CLUB' },
  { value: INACTIVE, label: 'Inactive people' },
];

const attentionOf = (value: string) => ATTENTION.find((one) => one.value === value);

/** Educators need no guardian's consent. */
const CONSENT_MISSING = { value: 'consent-missing', label: 'Consent missing' };

/** The filters of the lists of people. */
export const PEOPLE_FILTERS = [
  {
    name: 'status',
    label: 'Status',
    control: 'segments',
    options: [
      { value: '', label: 'All' },
      { value: 'active', label: 'Active' },
      { value: 'pending', label: 'Pending' },
    ],
    isValue: (value) => ['active', 'pending', INACTIVE].includes(value),
    text: (value) => `status ${value}`,
  },
  {
    name: 'assignment',
    label: 'Show',
    all: 'Everybody',
    control: 'field',
    options: ({ audience }) =>
      audience === 'STUDENT' ? [...ATTENTION, CONSENT_MISSING] : ATTENTION,
    // Sets assignment, consent or status.
    several: {
      valueOf: ({ filter }) => {
        if (filter('consent') === 'missing') return CONSENT_MISSING.value;
        if (filter('status') === INACTIVE) return INACTIVE;
        return attentionOf(filter('assignment'))?.gap ? filter('assignment') : '';
      },
      paramsOf: (value, { filter }) => ({
        assignment: attentionOf(value)?.gap ? value : '',
        consent: value === CONSENT_MISSING.value ? 'missing' : '',
        ...((value === INACTIVE || filter('status') === INACTIVE) && {
          status: value === INACTIVE ? value : '',
        }),
      }),
    },
    isValue: (value) => attentionOf(value) !== undefined,
    text: (value) => `“${attentionOf(value)?.label}”`,
    toInput: (value) => ({ assignment: attentionOf(value)?.gap }),
  },
  {
    name: 'consent',
    label: 'Consent',
    isValue: (value) => value === 'missing',
    text: () => `“${CONSENT_MISSING.label}”`,
    word: () => 'consent missing',
    toInput: () => ({ consent: 'MISSING' }),
  },
  CLUB,
  MENTOR,
  STAGE,
  bandFilter('band', 'Any progress', 'progress '),
  {
    ...dayFilter,
    name: 'waiting',
    label: 'Waiting since, or longer',
    text: (day) => `waiting since ${shortDate(day)} or longer`,
    word: (day) => `waiting ${day}`,
    toInput: (waitingBefore) => ({ waitingBefore }),
  },
] as const satisfies readonly Filter<PersonFilter, PeopleChoices>[];

/** Newest registration first. */
const NEWEST: PersonSort = { field: 'CREATED_AT', direction: 'DESC' };

/** Orders of the list besides the newest first and those of its columns. */
export const PEOPLE_ORDERS = {
  placeholder: 'Newest first',
  options: [{ value: 'created', label: 'Oldest first' }],
};

const SORT_FIELDS = new Map<string, PersonSortField>([
  ['name', 'NAME'],
  ['email', 'EMAIL'],
  ['academic', 'ACADEMIC'],
  ['status', 'STATUS'],
  ['created', 'CREATED_AT'],
]);

/** Variables of the lists of people. */
export const peopleVariables = (
  params: Pick<ListParams, 'search' | 'filter' | 'sort' | 'page'>,
) => ({
  filter: inputOf<PersonFilter>(PEOPLE_FILTERS, params),
  sort: sortOf(params.sort, SORT_FIELDS) ?? NEWEST,
  page: { number: params.page, size: 10 },
});
