import { isMonthFirst, mayBeMonthFirst, MONTH_FIRST, spoiltMessage } from './cellRules.ts';
import { cellText } from './cellText.ts';
import type { Column } from './columns.ts';
import { jsonSize, rowInput } from './rowInput.ts';

/** Size of a row in bytes of JSON; a batch has at most 80 KB. */
const MAX_BYTES = 20 * 1024;

/** A problem that is found in the browser. */
export interface RowProblem {
  field: Column['field'] | null;
  message: string;
  /** The line with the same email. */
  firstLine?: number;
}

interface Row {
  line: number;
  cells: readonly string[];
}

/** The check of the rows of a file, in their order. `surplus`: cells beyond the header. */
export function createRowCheck(columns: readonly Column[]) {
  const linesByEmail = new Map<string, number>();
  return (row: Row, surplus: readonly string[]): RowProblem[] => {
    if (jsonSize(rowInput(row, columns)) > MAX_BYTES) {
      return [{ field: null, message: 'The line is too long.' }];
    }
    const repeated = repeatedEmail(row, columns, linesByEmail);
    if (surplus.some((cell) => cell.trim() !== '')) {
      return [...repeated, { field: null, message: 'The line has more cells than the first line' }];
    }
    const spoilt = columns.flatMap(({ field }, index) => {
      const message = spoiltMessage(field, row.cells[index] ?? '');
      return message === null ? [] : [{ field, message }];
    });
    return [...repeated, ...spoilt];
  };
}

/** Of two lines with one email the first counts. */
function repeatedEmail(
  { line, cells }: Row,
  columns: readonly Column[],
  linesByEmail: Map<string, number>,
): RowProblem[] {
  const email = emailOf(cells, columns);
  const firstLine = linesByEmail.get(email);
  if (firstLine !== undefined) {
    return [{ field: 'email', message: `Line ${firstLine} has the same email`, firstLine }];
  }
  if (email.includes('@')) linesByEmail.set(email, line);
  return [];
}

const cellOf = (cells: readonly string[], columns: readonly Column[], wanted: Column['field']) =>
  cells[columns.findIndex(({ field }) => field === wanted)] ?? '';

/** The email of a row, as emails are compared. */
const emailOf = (cells: readonly string[], columns: readonly Column[]) =>
  cellText(cellOf(cells, columns, 'email'))
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .normalize('NFC');

/**
 * Adds a problem to each date that has, or may have, the month first, if a date of the file proves
 * it. The server can't decide it: it gets batches.
 */
export function checkMonthFirst(
  rows: readonly (Row & { problems: RowProblem[] })[],
  columns: readonly Column[],
): void {
  const dateOf = ({ cells }: Row) => cellOf(cells, columns, 'dateOfBirth');
  if (!rows.some((row) => isMonthFirst(dateOf(row)))) return;
  for (const row of rows.filter((one) => mayBeMonthFirst(dateOf(one)))) {
    row.problems.push({ field: 'dateOfBirth', message: MONTH_FIRST });
  }
}
