import { isRecord } from '../reading/isRecord.ts';

/** What backends write in letters of one case, whatever they were sent. */
const IN_ANY_CASE: ReadonlySet<string> = new Set(['email', 'status']);

/**
 * True when an entity, or what is known as null, has the values that were sent; the spaces around
 * them aside. Emptied is as absent; what was left out, or what the entity does not include, proves
 * nothing.
 */
export function matchesSent<T extends object>(
  entity: T | null,
  sent: { [K in keyof T]?: unknown },
): boolean {
  for (const key in sent) {
    const [value, present] = [sent[key], entity === null ? null : entity[key]];
    const isKnown = value !== undefined && present !== undefined;
    if (isKnown && comparable(key, value) !== comparable(key, present)) return false;
  }
  return true;
}

/** Text by which what was sent and what a backend made of it are the same. */
export function comparable(key: string, value: unknown): string {
  const words: unknown[] = [value ?? []].flat();
  const text = words
    .map((word) => (isRecord(word) ? comparableRecord(word) : String(word).trim()))
    .filter((word) => word !== '')
    .join();
  return IN_ANY_CASE.has(key) ? text.toLowerCase().normalize() : text;
}

/** The fields in a fixed order; a field without a value is as absent. */
const comparableRecord = (record: Record<string, unknown>): string =>
  Object.keys(record)
    .toSorted()
    .map((key) => [key, comparable(key, record[key])])
    .filter(([, text]) => text !== '')
    .join(';');
