import type { HistoryWhat } from '../../plugins/database/schema.ts';
import { answerRows, rowsOf } from './rows.ts';
import type { Row } from './schemas.ts';

/** A change as it is read from the history. */
export interface ReadChange {
  changed_at: Date;
  changed_by: string;
  role: string;
  what: HistoryWhat;
  before: object | null;
  after: object | null;
}

/** What stands where there is or was nothing. */
const nothing: Readonly<Record<string, string>> = {
  'club.name': 'No club',
  'mentor.name': 'No mentor',
  status: 'Not started',
  feedback: 'No feedback',
};

/** A change as who made it when, then each changed field as before → after; the file has it whole, too. */
export function historyRows(change: ReadChange): Row[] {
  const { changed_at, changed_by, role, what, before, after } = change;
  const made = rowsOf({ changed_at, changed_by: `${changed_by} (${role})` });
  const whole = rowsOf({ by: changed_by, role, what, before, after });
  const named = what === 'club' || what === 'mentor';
  const fieldsOf = (fields: object | null) =>
    fields ? answerRows(named ? { [what]: fields } : fields) : [];
  return [
    ...made,
    ...changedRows(fieldsOf(before), fieldsOf(after)),
    ...whole.map((row) => ({ ...row, isOnPage: false })),
  ];
}

function changedRows(before: readonly Row[], after: readonly Row[]): Row[] {
  const old = new Map(before.map((row) => [row.name, row]));
  const present = new Map(after.map((row) => [row.name, row]));
  return [...new Map([...old, ...present]).values()].flatMap(({ name, label }) => {
    const [was, is] = [old.get(name), present.get(name)];
    const [wasWords, isWords] = [wordsOf(name, was), wordsOf(name, is)];
    // It says where the change was made.
    const isPlace = name === 'stage.name';
    if (wasWords === isWords && !isPlace) return [];
    const value = isPlace ? ((is ?? was)?.value ?? null) : `${wasWords} → ${isWords}`;
    const raw = { before: was?.raw ?? null, after: is?.raw ?? null };
    return [{ name: `change.${name}`, label, value, kind: 'text', raw, isOnPage: true }];
  });
}

/** Days within a text, as the pages write them. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function wordsOf(name: string, row: Row | undefined): string {
  if (!row || row.value === null) return nothing[name] ?? 'Not given';
  return row.kind === 'text' ? row.value : days.format(new Date(row.value));
}
