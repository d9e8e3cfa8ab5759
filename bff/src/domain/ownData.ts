/** Type of a row's value: plain text, a calendar day, or a moment in ISO 8601. */
export type RowKind = 'TEXT' | 'DATE' | 'MOMENT';

export interface DataRow {
  name: string;
  label: string;
  /** Null when nothing was given. */
  value: string | null;
  kind: RowKind;
  /** The stored value as JSON. */
  json: string;
  /** False for rows that are only in the file, not on the page. */
  isOnPage: boolean;
}

/** All data held about the caller, in readable sections. */
export interface OwnData {
  madeAt: string;
  sections: { name: string; title: string; entries: { rows: DataRow[] }[]; isOnPage: boolean }[];
}
