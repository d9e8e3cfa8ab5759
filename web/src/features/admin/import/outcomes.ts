import type { ImportOutcome } from '../../../schema.generated.ts';
import { shortText } from './cellText.ts';
import type { Column } from './columns.ts';
import type { FileRow, ImportFile } from './readImportFile.ts';

/** Result of a row. */
export interface RowResult {
  /** `NOT_DONE`: the server has not answered, or not been asked. */
  outcome: ImportOutcome | 'NOT_DONE';
  errors: readonly { field: string | null; message: string }[];
}

/** Results of the server by line. */
export type Results = ReadonlyMap<number, RowResult>;

const NOT_DONE: RowResult = { outcome: 'NOT_DONE', errors: [] };
const KNOWN: RowResult = { outcome: 'KNOWN', errors: [] };

/** Result of a row that was sent, or is not sent because of its own problems. */
export function resultOf({ line, problems }: FileRow, results: Results): RowResult {
  if (problems.length === 0) return results.get(line) ?? NOT_DONE;
  const firstLine = problems.find((problem) => problem.firstLine !== undefined)?.firstLine;
  const first = firstLine === undefined ? undefined : results.get(firstLine);
  return first?.outcome === 'KNOWN' ? KNOWN : { outcome: 'WRONG', errors: problems };
}

/** Results at the end: of the import, else what the dry run would not have made. */
export const endResults = (checked: Results, imported: Results): Results =>
  new Map([
    ...[...checked].filter(([, { outcome }]) => outcome === 'WRONG' || outcome === 'KNOWN'),
    ...imported,
  ]);

export type Counts = Record<RowResult['outcome'], number>;

export function countOutcomes(file: ImportFile, results: Results): Counts {
  const counts: Counts = { MADE: 0, KNOWN: 0, WRONG: 0, MADE_BEFORE: 0, NOT_DONE: 0 };
  for (const row of file.rows) counts[resultOf(row, results).outcome] += 1;
  return counts;
}

/** A row that is not imported, and why. */
export interface ListedRow extends FileRow {
  name: string;
  email: string;
  reasons: readonly { column: string | null; message: string }[];
}

const headerOf = (columns: readonly Column[], field: string | null) =>
  columns.find((column) => column.field === field)?.header ?? null;

/** The rows with one of the outcomes, in the order of the file. */
export function rowsWith(
  file: ImportFile,
  results: Results,
  outcomes: readonly RowResult['outcome'][],
): ListedRow[] {
  const { columns } = file;
  const cellOf = ({ cells }: FileRow, field: Column['field']) =>
    shortText(cells[columns.findIndex((column) => column.field === field)]?.trim() ?? '');
  return file.rows.flatMap((row) => {
    const { outcome, errors } = resultOf(row, results);
    if (!outcomes.includes(outcome)) return [];
    const reasons = errors.map(({ field, message }) => ({
      column: headerOf(columns, field),
      message: message || 'Refused by the server',
    }));
    const other = outcome === 'KNOWN' ? 'The email is known' : 'Not imported';
    return {
      ...row,
      name: cellOf(row, 'name'),
      email: cellOf(row, 'email'),
      reasons: reasons.length > 0 ? reasons : [{ column: null, message: other }],
    };
  });
}

/** Text of a reason; the server's message may begin with the name of the column. */
export const reasonText = ({ column, message }: ListedRow['reasons'][number]): string => {
  const subject = column?.toLowerCase().replace("'s", '') ?? '';
  return message.toLowerCase().startsWith(subject) ? message : `${column}: ${message}`;
};
