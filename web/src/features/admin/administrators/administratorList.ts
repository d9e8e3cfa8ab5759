import { compareBy, pageOfAll } from '../../../lib/list/pageOfAll.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { AdministratorRowFragment } from './AdministratorRow.generated.ts';

const PAGE_SIZE = 20;

/** Sort order without a search parameter. */
export const DEFAULT_SORT = 'name';

const KEYS = new Map<string, (row: AdministratorRowFragment) => string | number | null>([
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['secondFactor', ({ secondFactor }) => (secondFactor === null ? null : Number(secondFactor))],
  ['createdAt', ({ createdAt }) => createdAt],
]);

/** The page of administrators selected in the URL. */
export function administratorPage(
  all: readonly AdministratorRowFragment[],
  params: Pick<ListParams, 'page' | 'sort'>,
) {
  const sort = params.sort || DEFAULT_SORT;
  const keyOf = KEYS.get(sort.replace(/^-/, '')) ?? (({ name }) => name);
  const byKey = compareBy(keyOf, sort.startsWith('-') ? -1 : 1);
  const byName = compareBy<AdministratorRowFragment>(({ name }) => name);
  return pageOfAll(all, {
    page: params.page,
    size: PAGE_SIZE,
    matches: () => true,
    compare: (a, b) => byKey(a, b) || byName(a, b),
  });
}
