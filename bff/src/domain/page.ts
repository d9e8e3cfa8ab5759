/** Which page of a list: its number from 1 and its size. */
export interface Page {
  number: number;
  size: number;
}

/** One page of a list, with the total. */
export interface PageOf<T> {
  items: T[];
  totalCount: number;
  pageCount: number;
}

/** The order of a list by one of its fields. */
export interface Sort<Field extends string> {
  field: Field;
  direction?: 'ASC' | 'DESC';
}

/** Filter, order and page of a list. */
export interface ListQuery<Filter, Sort> {
  filter: Filter;
  sort: Sort | null;
  page: Page;
}
