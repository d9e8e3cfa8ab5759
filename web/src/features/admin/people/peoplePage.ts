/** One page of people as the screen knows it. */
export interface PeoplePage<Row> {
  rows: readonly Row[];
  /** How many match the criteria; null while that is not known. */
  totalCount: number | null;
  pageCount: number;
  /** Nothing can be shown yet. */
  loading: boolean;
  /** What went wrong, fit to be shown; null when nothing did. */
  error: string | null;
  retry: () => void;
}
