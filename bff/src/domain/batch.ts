import type { Audience, PasswordLink } from './account.ts';
import type { Person } from './person.ts';
import type { UserError } from './userError.ts';

/** The people of a change of several, and the versions that must still be current. */
export interface Batch {
  audience: Audience;
  personIds: string[];
  /** In the order of the ids; null for a person whose last change wins. */
  ifVersions?: (string | null)[] | null;
  idempotencyKey?: string | null;
}

/** The new mentor, club or account status of all people of a batch. */
export type BatchChange =
  { mentorId: string | null } | { clubId: string | null } | { status: string };

/** Rows of a file with people. */
export interface ImportBatch {
  audience: Audience;
  /** SHA-256 of the file. */
  fileHash: string;
  /** True to check the rows only. */
  dryRun: boolean;
  /** The cells of each row, as written. */
  rows: { line: number }[];
  /** Ids for names of the file; null for none. */
  clubs: ImportMapping[];
  mentors: ImportMapping[];
}

interface ImportMapping {
  name: string;
  id: string | null;
}

export const importOutcomes = ['MADE', 'KNOWN', 'WRONG', 'MADE_BEFORE'] as const;

/** Result of one row of an import. */
export interface ImportedRow {
  line: number;
  outcome: (typeof importOutcomes)[number];
  person: Person | null;
  passwordLink: PasswordLink | null;
  userErrors: UserError[];
}

/** Lists that are exported. */
export const exportedLists = [
  'students',
  'educators',
  'mentors',
  'submissions',
  'tracker',
] as const;

/** An export of a list that was made. */
export interface ExportRecord {
  list: (typeof exportedLists)[number];
  /** As JSON. */
  filter?: string | null;
  count: number;
}
