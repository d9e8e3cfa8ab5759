/** How the value of a row is to be read: as it is, a calendar day, or a moment in ISO 8601. */
export type RowKind = 'TEXT' | 'DATE' | 'MOMENT';

export interface DataRow {
  name: string;
  label: string;
  /** Null when nothing was given. */
  value: string | null;
  kind: RowKind;
  /** The value as it is kept, as JSON. */
  json: string;
  /** False: for programs alone. */
  isOnPage: boolean;
}

/** Everything the platform holds about the caller, in sections that a person can read. */
export interface OwnData {
  madeAt: string;
  sections: { name: string; title: string; entries: { rows: DataRow[] }[]; isOnPage: boolean }[];
}

/** A place where the caller is signed in. */
export interface OwnSession {
  id: string;
  begunAt: string;
  lastUsedAt: string;
  device: string;
  isCurrent: boolean;
}
