/** Which page of a list: its number from 1 and its size. */
export interface Page {
  number: number;
  size: number;
}

/** One page of a list and how much there is in all. */
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
