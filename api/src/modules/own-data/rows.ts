import { capitalised, labelOf, positionOf } from './labels.ts';
import type { Row } from './schemas.ts';
import { enumValues } from './values.ts';

/** Fields omitted from records that have a name. */
const ids = new Set(['_id', 'id']);

/** Technical fields, and fields that another row contains in a readable form. */
const fileOnly = new Set(['id', 'audience', 'userAgent', 'sequence', 'daySetAt', 'isClosed']);

/** Fields whose values are stored in lower case; those of the form in either case. */
const enumFields = new Set([...Object.keys(enumValues), 'gender', 'academicStream']);

/** In English, like the file. */
const languageNames = new Map(Object.entries({ en: 'English', hi: 'Hindi', mr: 'Marathi' }));

const percentages = new Set(['tenthPercentage', 'twelfthPercentage']);

/**
 * One row per field of a record. All fields are included, so a new column needs no change here.
 * Nested records are flattened. A page shows no rows without a value.
 */
export function rowsOf(record: object, parents: readonly string[] = []): Row[] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
    const path = [...parents, camelCase(key)];
    if (isRecord(value)) {
      const shown = Object.entries(value).filter(([inner]) => !('name' in value && ids.has(inner)));
      return rowsOf(Object.fromEntries(shown), path);
    }
    const read = valueOf(path.at(-1) ?? '', value);
    const name = path.join('.');
    const isOnPage = read.value !== null && !fileOnly.has(name);
    return [{ name, label: labelOf(path), ...read, raw: rawOf(value), isOnPage }];
  });
}

/** Rows of form answers, in the order of the form. */
export function answerRows(answers: object): Row[] {
  return rowsOf(answers).sort((one, other) => positionOf(one.name) - positionOf(other.name));
}

function valueOf(field: string, value: unknown): Pick<Row, 'value' | 'kind'> {
  if (value instanceof Date) return { value: value.toISOString(), kind: 'moment' };
  const text = textOf(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return { value: text, kind: 'date' };
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return { value: text, kind: 'moment' };
  if (text === '') return { value: null, kind: 'text' };
  if (field === 'language') return { value: languageNames.get(text) ?? text, kind: 'text' };
  if (percentages.has(field)) return { value: `${text}%`, kind: 'text' };
  return { value: enumFields.has(field) ? capitalised(text) : text, kind: 'text' };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.map((item: unknown) => textOf(item)).join(', ');
}

function rawOf(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

function camelCase(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}
