import type { Row } from './schemas.ts';

/** Beside a name these say nothing to a reader. */
const ids = new Set(['_id', 'id']);

/**
 * A record as rows, one for each of its fields, whichever they are: a new column or answer comes
 * along by itself. Records within it are laid out flat.
 */
export function rowsOf(record: Record<string, unknown>, within: readonly string[] = []): Row[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const path = [...within, camelCase(key)];
    if (isRecord(value)) {
      const shown = Object.entries(value).filter(([inner]) => !('name' in value && ids.has(inner)));
      return rowsOf(Object.fromEntries(shown), path);
    }
    return [{ name: path.join('.'), label: labelOf(path), ...valueOf(value) }];
  });
}

function valueOf(value: unknown): Pick<Row, 'value' | 'kind'> {
  if (value instanceof Date) return { value: value.toISOString(), kind: 'moment' };
  const text = textOf(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return { value: text, kind: 'date' };
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return { value: text, kind: 'moment' };
  return { value: text === '' ? null : text, kind: 'text' };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.map((item: unknown) => textOf(item)).join(', ');
}

/** `guardianConsent`, `name` → `Guardian consent: name`. */
function labelOf(path: readonly string[]): string {
  const words = path.map((part) =>
    part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  const label = words.join(': ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function camelCase(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}
