import { isRecord, type JsonRecord } from '../src/backend/reading/isRecord.ts';
import type { Exchange } from './recordingTransport.ts';

/** The form of a response, in words. */
export interface Shape {
  /** `bare`, or the keys around the record or list, for example `data.students`. */
  wrapper: string;
  /** Number of records; null for a single one. */
  records: number | null;
  /** Keys of the id: `_id`, `id`, both, or none. */
  ids: string;
  /** Type of the value of each reference: object, text or null. */
  references: Record<string, string>;
  /** Notation of each date. */
  dates: Record<string, string>;
  /** Paging information in the response: header names, or `whole list`; null for a record. */
  pages: string | null;
}

const REFERENCES = ['assignedClub', 'assignedMentor', 'club', 'mentor', 'stage'];
const DATES =
  /^(createdAt|updatedAt|submittedAt|formSubmittedAt|lastUpdated|dateOfBirth|date|at|dob)$/;
const MAX_DEPTH = 3;

/** Describes a JSON response. */
export function shapeOf({ body, headers }: Exchange): Shape {
  const { path, value } = unwrapped(body);
  const isList = Array.isArray(value);
  const records = (isList ? value : [value]).filter(isRecord);
  return {
    wrapper: path.length === 0 ? 'bare' : path.join('.'),
    records: isList ? value.length : null,
    ids: idsOf(records[0] ?? {}),
    references: kinds(records, (key) => REFERENCES.includes(key), referenceKind),
    dates: kinds(records.flatMap(withInner), (key) => DATES.test(key), dateKind),
    pages: isList ? pagesOf(headers) : null,
  };
}

/** The record or list within at most three wrappers, and the keys that lead to it. */
function unwrapped(body: unknown, path: string[] = []): { path: string[]; value: unknown } {
  if (!isRecord(body) || 'id' in body || '_id' in body || path.length === MAX_DEPTH) {
    return { path, value: body };
  }
  const entries = Object.entries(body);
  const list = entries.find(([, value]) => Array.isArray(value));
  // A wrapper has few keys in addition to the wrapped value; a record has fields.
  const only = entries.find(([, value]) => isRecord(value) && isWrapper(entries));
  const found = list && !hasFields(entries) ? list : only;
  return found ? unwrapped(found[1], [...path, found[0]]) : { path, value: body };
}

/** Keys that describe a response, not a record. */
const ABOUT =
  /^(success|ok|status|code|message|error|total\w*|count|page\w*|per_?page|size|number\w*|limit|offset|first|last|empty|sort|meta|_?links)$/i;

const isWrapper = (entries: [string, unknown][]) =>
  entries.filter(([key]) => !ABOUT.test(key)).length === 1;

const hasFields = (entries: [string, unknown][]) =>
  entries.some(([key, value]) => !ABOUT.test(key) && typeof value !== 'object');

function idsOf(record: JsonRecord): string {
  return ['_id', 'id'].filter((key) => record[key] !== undefined).join(' and ') || 'none';
}

/** The record and the records directly inside it. */
function withInner(record: JsonRecord): JsonRecord[] {
  return [record, ...Object.values(record).flat().filter(isRecord)];
}

/** The different kinds of the values of each matching key. */
function kinds(
  records: JsonRecord[],
  matches: (key: string) => boolean,
  kindOf: (value: unknown) => string | null,
): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [key, value] of records.flatMap((record) => Object.entries(record))) {
    const kind = matches(key) ? kindOf(value) : null;
    if (kind !== null) found.set(key, (found.get(key) ?? new Set()).add(kind));
  }
  return Object.fromEntries([...found].map(([key, all]) => [key, [...all].sort().join(' or ')]));
}

function referenceKind(value: unknown): string {
  if (value === null || value === '') return 'null';
  return isRecord(value) ? 'object' : 'text';
}

function dateKind(value: unknown): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return 'number';
  if (typeof value !== 'string') return 'object';
  return /^\d{4}-\d\d-\d\d(T|$)/.test(value) ? 'ISO 8601' : 'other text';
}

function pagesOf(headers: Exchange['headers']): string {
  const named = ['Applied-Parameters', 'X-Total-Count'].filter(
    (name) => headers[name.toLowerCase()] !== undefined,
  );
  return named.join(', ') || 'whole list';
}
