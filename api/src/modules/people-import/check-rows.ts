import type { Result } from '../../domain/result.ts';
import type { ReadRow } from './read-row.ts';
import type { References } from './references.ts';
import type { RowToMake } from './repository.ts';
import type { RowError } from './schemas.ts';

/** What the rows are checked against. */
export interface Present {
  /** Whether an earlier import of the file made a person of this line. */
  isMadeBefore: (line: number) => boolean;
  /** Whether an account has this email, or can restore it. */
  isTaken: (email: string) => boolean;
  referencesOf: (row: ReadRow) => References;
}

/** A row and its outcome. */
export type CheckedRow = { line: number } & (
  | { outcome: 'MADE'; row: RowToMake }
  | { outcome: 'KNOWN' | 'MADE_BEFORE' }
  | { outcome: 'WRONG'; errors: RowError[] }
);

/** Whether the email of a row is valid. */
export function hasEmail({ errors }: ReadRow): boolean {
  return errors.every(({ field }) => field !== 'email');
}

/** Checks rows in their order: of two with one email the first counts, also when it is wrong. */
export function checkRows(rows: readonly ReadRow[], present: Present): CheckedRow[] {
  const firstByEmail = new Map<string, CheckedRow>();
  return rows.map((row) => {
    const { email } = row.person;
    const first = hasEmail(row) ? firstByEmail.get(email) : undefined;
    const checked = checkRow(row, present, first);
    if (hasEmail(row) && !first) firstByEmail.set(email, checked);
    return checked;
  });
}

function checkRow(
  row: ReadRow,
  { isMadeBefore, isTaken, referencesOf }: Present,
  first: CheckedRow | undefined,
): CheckedRow {
  const { line, person } = row;
  if (isMadeBefore(line)) return { line, outcome: 'MADE_BEFORE' };
  const isKnown = first ? first.outcome === 'KNOWN' : hasEmail(row) && isTaken(person.email);
  if (isKnown) return { line, outcome: 'KNOWN' };
  const { club, mentor } = referencesOf(row);
  const errors = [
    ...row.errors,
    ...(first ? [repeated(first)] : []),
    ...errorsOf('club', club),
    ...errorsOf('mentor', mentor),
  ];
  if (errors.length > 0 || !club.ok || !mentor.ok) return { line, outcome: 'WRONG', errors };
  const clubId = club.value;
  return { line, outcome: 'MADE', row: { line, person, clubId, mentorId: mentor.value } };
}

function repeated({ line }: CheckedRow): RowError {
  return { field: 'email', code: 'CONFLICT', message: `Line ${line} has the same email` };
}

function errorsOf(field: 'club' | 'mentor', found: Result<unknown>): RowError[] {
  if (found.ok) return [];
  const { code, message } = found.failure;
  return [{ field, code, message }];
}
