import { compareBy, includesSearch, pageOfAll } from '../../../lib/list/pageOfAll.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';

/** The filter of a local list. */
interface LocalFilter<Row> {
  /** Search parameter. */
  name: string;
  label: string;
  /** The first option is the list without the filter, with an empty value. */
  options: readonly { value: string; label: string }[];
  matches: (row: Row, value: string) => boolean;
  /** Description of a set filter. */
  text: (value: string) => string;
}

/** How a list that is loaded completely is searched, filtered, sorted and paged. */
export interface LocalList<Row> {
  /** Rows on a page. */
  size: number;
  /** Sort keys by field. The first is the default order and decides between equal rows. */
  keys: Record<string, (row: Row) => string | number | null>;
  /** Searched texts. */
  texts?: (row: Row) => readonly (string | null | undefined)[];
  filter?: LocalFilter<Row>;
}

/** A list that is loaded completely: search, filter, sort and page come from the URL. */
export function useLocalList<Data, Row>(
  result: Parameters<typeof usePagedList<Data, Row>>[1],
  rowsOf: (data: Data) => readonly Row[] | null | undefined,
  { size, keys, texts, filter }: LocalList<Row>,
) {
  const params = useListParams();
  const [first = ''] = Object.keys(keys);
  const sort = params.sort || first;
  const search = params.search.trim();
  const value = filter?.options.find((one) => one.value === params.filter(filter.name))?.value;
  const pageOf = (all: readonly Row[], page: { page: number; size: number }) => {
    const keyOf = (field: string) => keys[field] ?? keys[first] ?? (() => null);
    const byKey = compareBy(keyOf(sort.replace(/^-/, '')), sort.startsWith('-') ? -1 : 1);
    const byDefault = compareBy(keyOf(first));
    return pageOfAll(all, {
      ...page,
      matches: (row) =>
        (!value || filter.matches(row, value)) && (!texts || includesSearch(params, texts(row))),
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
    /** Descriptions of the search and the filter. */
    criteria: [
      ...(search ? [`“${search}”`] : []),
      ...(filter && value ? [filter.text(value)] : []),
    ],
  };
}
