import { criteriaOf, valueOf, type Filter } from '../../../lib/list/filters.ts';
import { compareBy, includesSearch, pageOfAll } from '../../../lib/list/pageOfAll.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';

/** How a list that is loaded completely is searched, filtered, sorted and paged. */
export interface LocalList<Row> {
  /** Rows on a page. */
  size: number;
  /** Sort keys by field. The first is the default order and decides between equal rows. */
  keys: Record<string, (row: Row) => string | number | null>;
  /** Searched texts. */
  texts?: (row: Row) => readonly (string | null | undefined)[];
  filters?: readonly (Filter & { matches: (row: Row, value: string) => boolean })[];
}

/** A list that is loaded completely: search, filter, sort and page come from the URL. */
export function useLocalList<Data, Row>(
  result: Parameters<typeof usePagedList<Data, Row>>[1],
  rowsOf: (data: Data) => readonly Row[] | null | undefined,
  { size, keys, texts, filters = [] }: LocalList<Row>,
) {
  const params = useListParams();
  const [first = ''] = Object.keys(keys);
  const sort = params.sort || first;
  const values = filters.map((filter) => valueOf(filter, params));
  const pageOf = (all: readonly Row[], page: { page: number; size: number }) => {
    const keyOf = (field: string) => keys[field] ?? keys[first] ?? (() => null);
    const byKey = compareBy(keyOf(sort.replace(/^-/, '')), sort.startsWith('-') ? -1 : 1);
    const byDefault = compareBy(keyOf(first));
    return pageOfAll(all, {
      ...page,
      matches: (row) =>
        filters.every(({ matches }, index) => !values[index] || matches(row, values[index])) &&
        (!texts || includesSearch(params, texts(row))),
      compare: (a, b) => byKey(a, b) || byDefault(a, b),
    });
  };
  const list = usePagedList(params, result, (data) => {
    const all = rowsOf(data);
    return all && pageOf(all, { page: params.page, size });
  });
  const loaded = result.data && rowsOf(result.data);
  return {
    params: { ...params, sort },
    list,
    /** The rows of all pages. */
    allRows: loaded ? pageOf(loaded, { page: 1, size: loaded.length || 1 }).items : [],
    /** Descriptions of the search and the filters. */
    criteria: criteriaOf(filters, params, undefined),
  };
}
