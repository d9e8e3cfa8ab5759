import type { SelectOption } from '../../ui/fields/Select.tsx';
import type { SortDirection } from '../../schema.generated.ts';
import { isDay } from '../format.ts';
import type { ListParams } from './useListParams.ts';

type Params = Pick<ListParams, 'filter'>;

/**
 * Description of one filter of a list. A list's array of them is the only place that reads the
 * search parameters of its filters; bar, sentences, file names, query and links follow from it.
 *
 * @template Input the filter of the query
 * @template Choices data for the options
 * @template Names data for the texts
 */
export interface Filter<Input extends object = object, Choices = unknown, Names = Choices> {
  /** Search parameter. */
  name: string;
  label: string;
  /** `segments` and `select` are beside the search, `field` and `day` below; default: none. */
  control?: 'segments' | 'select' | 'field' | 'day';
  /** Its control comes after the others. */
  isLast?: boolean;
  /** Option without the filter. Segments have an option with an empty value instead. */
  all?: string;
  options?:
    readonly SelectOption[] | ((choices: Choices, params: Params) => readonly SelectOption[]);
  /** Whether a value in the URL is valid; default: one of constant options, else any. */
  isValue?: (value: string) => boolean;
  /** For a control that reads and sets several parameters. */
  several?: {
    valueOf: (params: Params) => string;
    paramsOf: (value: string, params: Params) => Record<string, string>;
  };
  /** Description of a set filter. */
  text: (value: string, names: Names) => string;
  /** Word in the name of a file; default: the value in the URL. */
  word?: (value: string, names: Names) => string;
  /** Its word comes before those of the others. */
  leads?: boolean;
  /** Converts the value for the query; default: the value by the name of the filter. */
  toInput?: (value: string) => { [Key in keyof Input]?: Input[Key] | undefined };
}

/** Any filter, for what does not need its options and texts. */
export type AnyFilter = Filter<object, never, never>;

/** Search parameters of a list, for a link to it. */
export type FilterEntries<Filters extends readonly AnyFilter[]> = Partial<
  Record<Filters[number]['name'] | 'sort', string>
>;

/** Value of a filter in the URL; empty without a valid one. */
export function valueOf({ name, options, isValue }: AnyFilter, params: Params): string {
  const value = params.filter(name);
  if (isValue) return isValue(value) ? value : '';
  return typeof options === 'object' && options.every((one) => one.value !== value) ? '' : value;
}

/** A filter by a day. */
export const dayFilter = { control: 'day', isValue: isDay } as const;

/** Whether the control of a filter differs from its initial state. */
export const isChanged = ({ name, several }: AnyFilter, params: Params): boolean =>
  (several ? several.valueOf(params) : params.filter(name)) !== '';

/** Converts the search and the filters to the filter of the query. */
export function inputOf<Input extends object>(
  filters: readonly Filter<Input, never, never>[],
  params: Pick<ListParams, 'search' | 'filter'>,
): Input {
  const search = params.search.trim();
  const inputs = filters.map((filter) => {
    const value = valueOf(filter, params);
    return value && (filter.toInput?.(value) ?? { [filter.name]: value });
  });
  return Object.assign({}, search && { search }, ...inputs) as Input;
}

/** Descriptions of the search and the set filters. */
export function criteriaOf<Names>(
  filters: readonly Filter<object, never, Names>[],
  params: Pick<ListParams, 'search' | 'filter'>,
  names: Names,
): string[] {
  const search = params.search.trim();
  const texts = filters.map((filter) => {
    const value = valueOf(filter, params);
    return value && filter.text(value, names);
  });
  return [search && `“${search}”`, ...texts].filter(Boolean);
}

/** The search and the set filters as words, for the name of a file. */
export function wordsOf<Names>(
  filters: readonly Filter<object, never, Names>[],
  params: Pick<ListParams, 'search' | 'filter'>,
  names: Names,
): string[] {
  const wordOf = (filter: Filter<object, never, Names>) => {
    const value = valueOf(filter, params);
    return filter.word ? value && filter.word(value, names) : params.filter(filter.name);
  };
  const leading = filters.filter(({ leads }) => leads);
  const others = filters.filter(({ leads }) => !leads);
  return [params.search, ...[...leading, ...others].map(wordOf)].filter(Boolean);
}

/** Properties of the control of a filter. */
export function controlOf<Choices>(
  { name, label, all, options = [], ...filter }: Filter<object, Choices, never>,
  params: Pick<ListParams, 'filter' | 'setFilters'>,
  choices: Choices,
) {
  const { several } = filter;
  return {
    label,
    placeholder: all ?? '',
    options: typeof options === 'function' ? options(choices, params) : options,
    value: several ? several.valueOf(params) : valueOf({ name, label, options, ...filter }, params),
    onChange: (value: string) => {
      params.setFilters(several ? several.paramsOf(value, params) : { [name]: value });
    },
  };
}

/** Converts `name` or `-name` to the sort of the query; undefined for an unknown field. */
export function sortOf<Field>(
  sort: string,
  fields: ReadonlyMap<string, Field>,
): { field: Field; direction: SortDirection } | undefined {
  const field = fields.get(sort.replace(/^-/, ''));
  return field && { field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' };
}
