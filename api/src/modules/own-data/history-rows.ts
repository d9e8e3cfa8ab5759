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
export const missingTexts: Readonly<Record<string, string>> = {
  'club.name': 'No club',
  'mentor.name': 'No mentor',
  'answer.text': 'No answer',
  'step.dueOn': 'No day',
  'step.isDone': 'No',
  'session.status': 'None',
  'session.place': 'No place',
  status: 'Not started',
  feedback: 'No feedback',
  interestProfile: 'None',
};

/** Prefix of the fields of a kind; without one the fields are those of other sections. */
const subjects: Partial<Record<HistoryKind, string>> = {
  club: 'club',
  mentor: 'mentor',
  'next session': 'session',
  step: 'step',
  answer: 'answer',
};

/** Fields that identify what was changed and are shown also when they are the same. */
const identifying = new Set(['stage.name', 'answer.stage.name', 'session.at', 'step.text']);

/** Rows of a change: time and author, each changed field as `before → after`, the raw values for the file. */
export function historyRows(change: ReadChange): Row[] {
  const { changed_at, changed_by, role, what, before, after } = change;
  const authorRows = rowsOf({ changed_at, changed_by: `${changed_by} (${role})` });
  const rawRows = rowsOf({ by: changed_by, role, what, before, after });
  const subject = subjects[what];
  const fieldsOf = (fields: object | null) =>
    fields ? answerRows(subject === undefined ? fields : { [subject]: fields }) : [];
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
    const isSubject = identifying.has(name) && (oldText === newText || !oldRow || !newRow);
    if (oldText === newText && !isSubject) return [];
    const shown = newRow ?? oldRow;
    const raw = { before: oldRow?.raw ?? null, after: newRow?.raw ?? null };
    const row = { name: `change.${name}`, label, raw, isOnPage: true };
    if (isSubject && shown) return [{ ...row, value: shown.value, kind: shown.kind }];
    return [{ ...row, value: `${oldText} → ${newText}`, kind: 'text' as const }];
  });
}

/** Dates and times within a text. */
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

function textOf(name: string, row: Row | undefined): string {
  if (!row || row.value === null) return missingTexts[name] ?? 'Not given';
  if (row.kind === 'text') return row.value;
  const moment = new Date(row.value);
  return row.kind === 'date' ? dateFormat.format(moment) : `${momentFormat.format(moment)} UTC`;
}
