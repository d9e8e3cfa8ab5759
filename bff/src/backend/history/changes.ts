import { isRecord } from '../reading/isRecord.ts';
import type { HistoryChange } from '../../domain/history.ts';

/** Keys that identify the subject of an entry and are not changes. */
const SUBJECT = ['_id', 'id', 'stage', 'stageId'];

/** Names of the fields of subjects without a kind of their own, by the subject in lower case. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'next session': { at: 'nextSessionAt', place: 'nextSessionPlace', status: 'nextSessionStatus' },
  step: { text: 'stepText', dueOn: 'stepDueOn', isDone: 'stepIsDone' },
  answer: { text: 'answer' },
};

/**
 * The differences between two states of a record, one per field. Clubs and mentors are given by
 * name; nested details count as fields of the record.
 */
export function changesBetween(what: string, before: unknown, after: unknown): HistoryChange[] {
  const names = NAMES[what.toLowerCase().replaceAll(/[\s_-]+/g, ' ')] ?? {};
  const old = fieldsOf(what, before);
  const present = fieldsOf(what, after);
  return [...new Set([...old.keys(), ...present.keys()])]
    .map((field) => ({
      field: names[field] ?? field,
      before: old.get(field) ?? null,
      after: present.get(field) ?? null,
    }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(what: string, state: unknown): Map<string, string | null> {
  if (what === 'club' || what === 'mentor') {
    const named = isRecord(state) && what in state ? state[what] : state;
    return new Map([[what, textOf(named)]]);
  }
  // A status may be plain text.
  if (!isRecord(state)) return new Map([[what, textOf(state)]]);
  const fields = Object.entries(state).filter(([field]) => !SUBJECT.includes(field));
  return new Map(
    fields.flatMap(([field, value]) =>
      isRecord(value) && textOf(value) === null
        ? Object.entries(value).map(([inner, detail]) => [inner, textOf(detail)] as const)
        : [[field, textOf(value)] as const],
    ),
  );
}

/** A value as text: lists with commas, objects by name; null for an empty value. */
function textOf(value: unknown): string | null {
  return Array.isArray(value)
    ? wordOf(value.flatMap((entry: unknown) => nameOf(entry) ?? []).join(', '))
    : nameOf(value);
}

const nameOf = (value: unknown) => wordOf(isRecord(value) ? value['name'] : value);

function wordOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
