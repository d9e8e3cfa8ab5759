import { criteriaOf, valueOf, type Filter } from '../../../lib/list/filters.ts';
import { compareBy, includesSearch, pageOfAll } from '../../../lib/list/pageOfAll.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';

/** How a list that is loaded completely is searched, filtered, sorted and paged. */
export interface LocalList<Row, Name extends string = never, Data = unknown> {
  /** Rows on a page. */
  size: number;
  /** Sort keys by field. The first is the default order and decides between equal rows. */
  keys: Record<string, (row: Row) => string | number | null>;
  /** Searched texts. */
  texts?: (row: Row) => readonly (string | null | undefined)[];
  filters?: readonly (Filter & { name: Name })[];
  /** Of each filter, for its value: whether a row matches; null if the data for it failed. */
  matches: Record<Name, (value: string, data: Data) => ((row: Row) => boolean) | null | undefined>;
}

/** A list that is loaded completely: search, filter, sort and page come from the URL. */
export function useLocalList<Data, Row, Name extends string>(
  result: Parameters<typeof usePagedList<Data, Row>>[1],
  rowsOf: (data: Data) => readonly Row[] | null | undefined,
  { size, keys, texts, filters = [], matches }: LocalList<Row, Name, Data>,
) {
  const params = useListParams();
  const [first = ''] = Object.keys(keys);
  const sort = params.sort || first;
  const pageOf = (data: Data, page: { page: number; size: number }) => {
    const all = rowsOf(data);
    const set = filters.filter((filter) => valueOf(filter, params));
    const tests = set.map((filter) => matches[filter.name](valueOf(filter, params), data));
    if (!all || !tests.every((test) => test != null)) return null;
    const keyOf = (field: string) => keys[field] ?? keys[first] ?? (() => null);
    const byKey = compareBy(keyOf(sort.replace(/^-/, '')), sort.startsWith('-') ? -1 : 1);
    const byDefault = compareBy(keyOf(first));
    return pageOfAll(all, {
      ...page,
      matches: (row) =>
        tests.every((test) => test(row)) && (!texts || includesSearch(params, texts(row))),
      compare: (a, b) => byKey(a, b) || byDefault(a, b),
    });
  };
  const list = usePagedList(params, result, (data) => pageOf(data, { page: params.page, size }));
  return {
    params: { ...params, sort },
    list,
    /** The rows of all pages. */
    allRows: (result.data && pageOf(result.data, { page: 1, size: Number.MAX_VALUE })?.items) ?? [],
    /** Descriptions of the search and the filters. */
    criteria: criteriaOf(filters, params, undefined),
  };
}
