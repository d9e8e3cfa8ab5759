import { searchText } from '../../../lib/list/compareText.ts';
import { cellText } from './cellText.ts';
import type { Column } from './columns.ts';
import { resultOf, type Results } from './outcomes.ts';
import type { FileRow, ImportFile } from './readImportFile.ts';

/** What a name of the file refers to. */
export type NameKind = 'club' | 'mentor';

const KINDS: readonly NameKind[] = ['club', 'mentor'];

/** A name in the cell of a row; names with one key are the same to the server. */
interface Name {
  kind: NameKind;
  key: string;
  name: string;
}

/** What the user has chosen for a name; null imports its rows without a club or mentor. */
export type Choices = ReadonlyMap<string, { kind: NameKind; name: string; id: string | null }>;

export function namesOf({ cells }: FileRow, columns: readonly Column[]): Name[] {
  return KINDS.flatMap((kind) => {
    const name = cellText(cells[columns.findIndex(({ field }) => field === kind)] ?? '');
    return name === '' ? [] : { kind, name, key: `${kind} ${searchText(name)}` };
  });
}

/** A name that the server does not accept in any row, or for which something was chosen. */
export interface OpenName extends Name {
  /** Message of the server; undefined where the choice is accepted. */
  message: string | undefined;
  lines: readonly number[];
}

/** Names to choose a club or mentor for, in the order of the file. */
export function openNames(file: ImportFile, checked: Results, choices: Choices): OpenName[] {
  const found = new Map<
    string,
    Name & { message?: string; lines: number[]; isAccepted: boolean }
  >();
  for (const row of file.rows) {
    const { outcome, errors } = resultOf(row, checked);
    if (row.problem || (outcome !== 'MADE' && outcome !== 'WRONG')) continue;
    for (const name of namesOf(row, file.columns)) {
      const error = errors.find(({ field }) => field === name.kind);
      const entry = found.get(name.key) ?? { ...name, lines: [], isAccepted: false };
      found.set(name.key, entry);
      entry.lines.push(row.line);
      if (!error) entry.isAccepted = true;
      else entry.message ??= error.message;
    }
  }
  return [...found.values()]
    .filter(({ key, isAccepted }) => choices.has(key) || !isAccepted)
    .map(({ kind, key, name, message, lines }) => ({ kind, key, name, message, lines }));
}

/** Rows with a name whose choice has changed. */
export const rowsToCheck = (file: ImportFile, before: Choices, after: Choices): FileRow[] =>
  file.rows.filter(
    (row) =>
      !row.problem &&
      namesOf(row, file.columns).some(({ key }) => before.get(key)?.id !== after.get(key)?.id),
  );
