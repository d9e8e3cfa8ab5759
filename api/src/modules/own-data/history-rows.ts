import type { HistoryKind } from '../../platform/database/schema.ts';
import { answerRows, rowsOf } from './rows.ts';
import type { Row } from './schemas.ts';

/** A row of the history. */
export interface ReadChange {
  changed_at: Date;
  changed_by: string;
  role: string;
  what: HistoryKind;
  before: object | null;
  after: object | null;
}

/** Texts for a missing value, by field; others are 'Not given'. */
const missingTexts: Readonly<Record<string, string>> = {
  'club.name': 'No club',
  'mentor.name': 'No mentor',
  status: 'Not started',
  feedback: 'No feedback',
};

/** Rows of a change: time and author, each changed field as `before → after`, the raw values for the file. */
export function historyRows(change: ReadChange): Row[] {
  const { changed_at, changed_by, role, what, before, after } = change;
  const authorRows = rowsOf({ changed_at, changed_by: `${changed_by} (${role})` });
  const rawRows = rowsOf({ by: changed_by, role, what, before, after });
  const named = what === 'club' || what === 'mentor';
  const fieldsOf = (fields: object | null) =>
    fields ? answerRows(named ? { [what]: fields } : fields) : [];
  return [
    ...authorRows,
    ...changedRows(fieldsOf(before), fieldsOf(after)),
    ...rawRows.map((row) => ({ ...row, isOnPage: false })),
  ];
}

function changedRows(before: readonly Row[], after: readonly Row[]): Row[] {
  const oldRows = new Map(before.map((row) => [row.name, row]));
  const newRows = new Map(after.map((row) => [row.name, row]));
  return [...new Map([...oldRows, ...newRows]).values()].flatMap(({ name, label }) => {
    const [oldRow, newRow] = [oldRows.get(name), newRows.get(name)];
    const [oldText, newText] = [textOf(name, oldRow), textOf(name, newRow)];
    // The stage is the same before and after: it identifies the progress that changed.
    const isStage = name === 'stage.name';
    if (oldText === newText && !isStage) return [];
    const value = isStage ? ((newRow ?? oldRow)?.value ?? null) : `${oldText} → ${newText}`;
    const raw = { before: oldRow?.raw ?? null, after: newRow?.raw ?? null };
    return [{ name: `change.${name}`, label, value, kind: 'text', raw, isOnPage: true }];
  });
}

/** Dates within a text, in the format of the pages. */
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function textOf(name: string, row: Row | undefined): string {
  if (!row || row.value === null) return missingTexts[name] ?? 'Not given';
  return row.kind === 'text' ? row.value : dateFormat.format(new Date(row.value));
}
