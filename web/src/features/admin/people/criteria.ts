import type { ListParams } from '../../../lib/list/useListParams.ts';
import type {
  PageInput,
  PersonFilter,
  PersonSort,
  PersonSortField,
} from '../../../schema.generated.ts';

const PAGE_SIZE = 10;

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

/** The account status that is filtered by; inactive people appear under all. */
export function statusOf({ filter }: Pick<ListParams, 'filter'>): 'all' | 'active' | 'pending' {
  const status = filter('status');
  return status === 'active' || status === 'pending' ? status : 'all';
}

/** The criteria of the list as the variables of a query. */
export function toVariables(params: Pick<ListParams, 'search' | 'sort' | 'page' | 'filter'>): {
  filter: PersonFilter;
  sort?: PersonSort;
  page: PageInput;
} {
  const search = params.search.trim();
  const status = statusOf(params);
  return {
    filter: { ...(search && { search }), ...(status !== 'all' && { status }) },
    sort: sortInput(params.sort),
    page: { number: params.page, size: PAGE_SIZE },
  };
}
