import type {
  PersonFilter,
  PersonSort,
  PersonSortField,
  PageInput,
} from '../../../schema.generated.ts';

const PAGE_SIZE = 10;

/** Which account statuses are listed; inactive people appear under all. */
export type StatusChoice = 'all' | 'active' | 'pending';

/** What the list of people shows, as it stands in the address. */
export interface PeopleCriteria {
  search: string;
  status: StatusChoice;
  /** A field, with a minus in front for descending; empty for the order of the backend. */
  sort: string;
  /** Counted from 1. */
  page: number;
}

const SORT_FIELDS = new Map<string, PersonSortField>([
  ['name', 'NAME'],
  ['email', 'EMAIL'],
  ['academic', 'ACADEMIC'],
  ['status', 'STATUS'],
]);

function sortInput(sort: string): PersonSort | undefined {
  const field = SORT_FIELDS.get(sort.replace(/^-/, ''));
  return field && { field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' };
}

/** Whether anything narrows the list. */
export const isFiltered = ({ search, status }: PeopleCriteria) =>
  search.trim() !== '' || status !== 'all';

/** The criteria as the variables of a query for a page of people. */
export function toVariables({ search, status, sort, page }: PeopleCriteria): {
  filter: PersonFilter;
  sort?: PersonSort;
  page: PageInput;
} {
  return {
    filter: {
      ...(search.trim() && { search: search.trim() }),
      ...(status !== 'all' && { status }),
    },
    sort: sortInput(sort),
    page: { number: page, size: PAGE_SIZE },
  };
}
