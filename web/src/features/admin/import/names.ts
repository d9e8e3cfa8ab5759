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

/** What the user has chosen for a name. */
export interface Choice {
  kind: NameKind;
  name: string;
  /** Null imports the rows without a club or mentor. */
  id: string | null;
  /** Its lines, if the server accepts the name in others: a mentor who is of their club. */
  lines?: ReadonlySet<number> | undefined;
}

export type Choices = ReadonlyMap<string, Choice>;

/** The choices for the names of a row. */
export const choicesFor = (row: FileRow, columns: readonly Column[], choices: Choices): Choices =>
  new Map(
    namesOf(row, columns).flatMap(({ key }) => {
      const choice = choices.get(key);
      return choice && (choice.lines?.has(row.line) ?? true) ? [[key, choice]] : [];
    }),
  );

export function namesOf({ cells }: FileRow, columns: readonly Column[]): Name[] {
  return KINDS.flatMap((kind) => {
    const name = cellText(cells[columns.findIndex(({ field }) => field === kind)] ?? '');
    return name === '' ? [] : { kind, name, key: `${kind} ${searchText(name)}` };
  });
}

/** A name that the server does not accept in its lines, or for which something was chosen. */
export interface OpenName extends Name {
  /** Message of the server; undefined where the choice is accepted. */
  message: string | undefined;
  lines: readonly number[];
  /** The server accepts the name in other lines. */
  isPartial: boolean;
}

/** Names to choose a club or mentor for, in the order of the file. */
export function openNames(file: ImportFile, checked: Results, choices: Choices): OpenName[] {
  const found = new Map<string, OpenName & { lines: number[] }>();
  for (const row of file.rows) {
    const { outcome, errors } = resultOf(row, checked);
    if (row.problems.length > 0 || (outcome !== 'MADE' && outcome !== 'WRONG')) continue;
    const chosen = choicesFor(row, file.columns, choices);
    for (const name of namesOf(row, file.columns)) {
      const message = errors.find(({ field }) => field === name.kind)?.message;
      const entry = found.get(name.key) ?? { ...name, message, lines: [], isPartial: false };
      found.set(name.key, entry);
      if (message !== undefined || chosen.has(name.key)) entry.lines.push(row.line);
      else entry.isPartial = true;
      entry.message ??= message;
    }
  }
  return [...found.values()].filter(({ lines }) => lines.length > 0);
}

/** Rows with a name whose choice has changed. */
export const rowsToCheck = (file: ImportFile, before: Choices, after: Choices): FileRow[] =>
  file.rows.filter((row) => {
    if (row.problems.length > 0) return false;
    const [old, now] = [before, after].map((one) => choicesFor(row, file.columns, one));
    return namesOf(row, file.columns).some(({ key }) => old?.get(key)?.id !== now?.get(key)?.id);
  });
