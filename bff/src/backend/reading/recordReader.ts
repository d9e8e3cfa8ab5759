import { invalidAnswer, type CallName } from '../failures/upstreamError.ts';
import { isRecord, type JsonRecord } from './isRecord.ts';
import { dayOf, isUnset, timeOf } from './moments.ts';

/** The largest whole number of GraphQL. */
export const MAX_WHOLE = 2 ** 31 - 1;

/** Moments between are written with years of four digits. */
const FIRST_YEAR = Date.UTC(1000, 0);
const LAST_YEAR = Date.UTC(10_000, 0);

/**
 * A moment as it is answered already; no month is shorter than 28 days. Reading and writing it anew
 * took a tenth of the time of a list with dates.
 */
const OWN_MOMENT =
  /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Digits and at most one point: neither `0x10` nor `1e9` is a number that somebody wrote. */
const NUMBER = /^[+-]?\d+(\.\d+)?\s*%?$/;

const flagByWord = new Map([
  ...['true', 'yes', 'y', 'on', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', 'off', '0'].map((word) => [word, false] as const),
]);

/**
 * One record of an answer, read field by field. A field that is absent, null or blank is null;
 * one of another kind than asked throws `UPSTREAM_INVALID`, naming the call and the field. Where
 * two keys are given, the first that holds something counts.
 */
export class RecordReader {
  private readonly name: CallName;
  private readonly record: JsonRecord;
  // Where in the answer the record stands; made to a path only for an error.
  private readonly within: RecordReader | null;
  private readonly key: string;
  private readonly index: number;

  /**
   * @param within the record that holds this one at `key`, null at the top
   * @param index the place in a list there, -1 outside of one
   */
  constructor(
    name: CallName,
    record: JsonRecord,
    within: RecordReader | null = null,
    key = '',
    index = -1,
  ) {
    this.name = name;
    this.record = record;
    this.within = within;
    this.key = key;
    this.index = index;
  }

  /** True when the answer carries the field at all, be it null. */
  carries(key: string): boolean {
    return this.record[key] !== undefined;
  }

  /** `_id` or `id`, which every record must have. */
  id(): string {
    return this.optionalId() ?? this.fail('id');
  }

  optionalId(): string | null {
    return this.text('_id', 'id');
  }

  /** Text that every record must have; it may be blank only where `text` is used instead. */
  requiredText(key: string): string {
    return this.text(key) ?? this.fail(key);
  }

  text(key: string, other?: string): string | null {
    const value = this.raw(key, other);
    if (typeof value === 'string' || value === null) return value;
    return typeof value === 'number' ? String(value) : this.failAt(key, other);
  }

  /** A number, also one written as text or with a percent sign. */
  decimal(key: string): number | null {
    const value = this.raw(key);
    if (value === null) return null;
    const isText = typeof value === 'string' && NUMBER.test(value.trim());
    const number = isText ? Number.parseFloat(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : this.fail(key);
  }

  /** A number rounded half up to a whole one, no greater than the answer can tell. */
  whole(key: string, other?: string): number | null {
    const held = this.holder(key, other);
    const number = this.decimal(held);
    if (number === null) return null;
    return Math.abs(number) < MAX_WHOLE ? Math.round(number) : this.fail(held);
  }

  requiredWhole(key: string): number {
    return this.whole(key) ?? this.fail(key);
  }

  flag(key: string): boolean | null {
    const value = this.raw(key);
    if (value === null || typeof value === 'boolean') return value;
    const isWord = typeof value === 'string' || typeof value === 'number';
    const flag = isWord ? flagByWord.get(String(value).trim().toLowerCase()) : undefined;
    return flag ?? this.fail(key);
  }

  /** A moment in any usual notation, as ISO 8601 in UTC. */
  moment(key: string, other?: string): string | null {
    const value = this.raw(key, other);
    if (value === null) return null;
    if (typeof value === 'string' && OWN_MOMENT.test(value)) return value;
    if (isUnset(value)) return null;
    const time = timeOf(value);
    const isKnown = time !== null && time >= FIRST_YEAR && time < LAST_YEAR;
    return isKnown ? new Date(time).toISOString() : this.failAt(key, other);
  }

  /** A calendar day as `YYYY-MM-DD`; of a moment the day as written, so that no zone shifts it. */
  day(key: string): string | null {
    const value = this.raw(key);
    return value === null || isUnset(value) ? null : (dayOf(value) ?? this.fail(key));
  }

  /** A list of words, also one written as comma-separated text; empty when absent. */
  words(key: string, other?: string): string[] {
    const value = this.raw(key, other);
    if (value === null) return [];
    const parts: unknown[] = typeof value === 'string' ? value.split(',') : asList(value);
    if (parts.length === 0 && !Array.isArray(value)) return this.failAt(key, other);
    return parts
      .filter(holds)
      .map((part) => (typeof part === 'string' ? part.trim() : this.failAt(key, other)));
  }

  /** The value as it is, for what has several shapes; null when there is none. */
  raw(key: string, other?: string): unknown {
    const value = this.record[key];
    if (holds(value)) return typeof value === 'object' ? plain(value) : value;
    return other === undefined ? null : this.raw(other);
  }

  /**
   * What the field refers to: a record that has an id and a name, or only an id, or only a name. Null
   * for nothing, which backends also write as an empty object or list.
   */
  reference(key: string): RecordReader | string | null {
    const value = this.raw(key);
    if (typeof value === 'string' || value === null) return value;
    if (typeof value === 'number') return String(value);
    if (isEmpty(value)) return null;
    const inner = this.child(key);
    const id = inner?.optionalId() ?? null;
    const name = inner?.text('name') ?? null;
    return id !== null && name !== null ? inner : (id ?? name ?? this.fail(`${key}.id`));
  }

  /** An object inside this one; null for an empty list, which is how PHP writes one without fields. */
  child(key: string): RecordReader | null {
    const value = this.raw(key);
    if (value === null || (Array.isArray(value) && value.length === 0)) return null;
    return isRecord(value) ? new RecordReader(this.name, value, this, key) : this.fail(key);
  }

  /** This record with the fields of the one inside it at `key`, which count first. */
  mergedWith(key: string): RecordReader {
    const value = this.raw(key);
    const inner = isRecord(value) ? value : this.fail(key);
    const own = { ...this.record, _id: undefined, id: undefined, ...inner };
    return new RecordReader(this.name, own, this.within, this.key, this.index);
  }

  /** The entries of a list inside this record, with a reader where an entry is an object. */
  entries(key: string): (RecordReader | string)[] | null {
    const value = this.raw(key);
    if (value === null) return null;
    if (!Array.isArray(value)) return this.fail(key);
    return value.map((entry: unknown, index) => {
      if (typeof entry === 'string') return entry;
      return isRecord(entry)
        ? new RecordReader(this.name, entry, this, key, index)
        : this.fail(`${key}[${index}]`);
    });
  }

  /**
   * The entries of a map inside this record, each as a record that has its key as `name`; an entry
   * that is no record itself stands at `valueKey`.
   */
  namedEntries(key: string, valueKey: string): RecordReader[] {
    const value = this.raw(key);
    return Object.entries(isRecord(value) ? value : this.fail(key)).map(([name, entry]) => {
      const record = isRecord(entry) ? { name, ...entry } : { name, [valueKey]: entry };
      return new RecordReader(this.name, record, this, `${key}.${name}`);
    });
  }

  /** Says that this field can't be understood; who reads it decides what else that leaves unknown. */
  fail(key: string): never {
    throw invalidAnswer(this.name, this.pathTo(key));
  }

  private failAt(key: string, other: string | undefined): never {
    return this.fail(this.holder(key, other));
  }

  /** The first key that holds something, else the first. */
  private holder(key: string, other: string | undefined): string {
    return other !== undefined && !holds(this.record[key]) && holds(this.record[other])
      ? other
      : key;
  }

  private pathTo(key: string): string {
    const list = this.index < 0 ? this.key : `${this.key}[${this.index}]`;
    const here = list === '' || key === '' ? list + key : `${list}.${key}`;
    return this.within === null ? here : this.within.pathTo(here);
  }
}

/** Neither absent, null nor blank. */
function holds(value: unknown): boolean {
  return value !== undefined && value !== null && (typeof value !== 'string' || !isBlank(value));
}

/** Most texts show by their first letter that they are not. */
function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return !(first > 32 && first < 127) && text.trim() === '';
}

/** The value itself where a database has written its kind beside it: `{$oid: …}`, `{$numberLong: …}`. */
function plain(value: unknown): unknown {
  if (!isRecord(value)) return value;
  // The first key alone, without a list of all of them.
  for (const kind in value) {
    return kind === '$oid' || kind.startsWith('$number') ? value[kind] : value;
  }
  return value;
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) if (holds((value as JsonRecord)[key])) return false;
  return true;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
