import type { Calendar } from '../../calendar.ts';
import { invalidAnswer, type CallName } from '../failures/upstreamError.ts';
import { asciiDigits } from '@waymark/node-kit/digits';
import { isRecord, type JsonRecord } from './isRecord.ts';
import { dayOf, isUnset, timeOf } from './moments.ts';
import { hasValue, isEmpty, plain } from './values.ts';

/** The call of a record, and the calendar of its days. */
export interface Source extends CallName {
  calendar: Pick<Calendar, 'dayFrom'>;
}

/** The largest GraphQL Int. */
export const MAX_GRAPHQL_INT = 2 ** 31 - 1;

/** Years before this have fewer than four digits. */
const FIRST_YEAR = Date.UTC(1000, 0);
const LAST_YEAR = Date.UTC(10_000, 0);

/**
 * A moment that is already in our format; no month has fewer than 28 days. Skipping conversion
 * saves a tenth of the time of a list with dates.
 */
const OWN_MOMENT =
  /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Digits with at most one point; neither `0x10` nor `1e9`. */
const NUMBER = /^[+-]?\d+(\.\d+)?\s*%?$/;

const flagByWord = new Map([
  ...['true', 'yes', 'y', 'on', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', 'off', '0'].map((word) => [word, false] as const),
]);

/**
 * One record of an answer, read field by field. An absent, null or blank field is null; one of
 * another type throws `UPSTREAM_INVALID` with the call and the field. Of two keys, the first with a
 * value is used.
 */
export class RecordReader {
  private readonly source: Source;
  private readonly record: JsonRecord;
  // The parent record; a path is built from it only for an error.
  private readonly within: RecordReader | null;
  private readonly key: string;
  private readonly index: number;

  /**
   * @param within the parent record, which holds this one at `key`; null at the top
   * @param index the position in a list there, else -1
   */
  constructor(
    source: Source,
    record: JsonRecord,
    within: RecordReader | null = null,
    key = '',
    index = -1,
  ) {
    this.source = source;
    this.record = record;
    this.within = within;
    this.key = key;
    this.index = index;
  }

  /** True when the record has the key, even with null. */
  has(key: string): boolean {
    return this.record[key] !== undefined;
  }

  /** The first of these keys that has a value, else the first. */
  keyOf(keys: readonly [string, ...string[]]): string {
    return keys.find((key) => hasValue(this.record[key])) ?? keys[0];
  }

  /** True for null, not for a blank or absent value. */
  isNull(key: string): boolean {
    return this.record[key] === null;
  }

  /** `_id` or `id`, which every record must have. */
  id(): string {
    return this.optionalId() ?? this.fail('id');
  }

  optionalId(): string | null {
    return this.text('_id', 'id');
  }

  /** Required text that may not be blank. */
  requiredText(key: string): string {
    return this.text(key) ?? this.fail(key);
  }

  text(key: string, other?: string): string | null {
    const value = this.raw(key, other);
    if (typeof value === 'string' || value === null) return value;
    return typeof value === 'number' ? String(value) : this.failAt(key, other);
  }

  /** A number, also as text in digits of any script or with a percent sign. */
  decimal(key: string): number | null {
    const value = this.raw(key);
    if (value === null) return null;
    const text = typeof value === 'string' ? asciiDigits(value.trim()) : null;
    const number = text !== null && NUMBER.test(text) ? Number.parseFloat(text) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : this.fail(key);
  }

  /** A number rounded half up to a GraphQL Int. */
  whole(key: string, other?: string): number | null {
    const holder = this.holder(key, other);
    const number = this.decimal(holder);
    if (number === null) return null;
    return Math.abs(number) < MAX_GRAPHQL_INT ? Math.round(number) : this.fail(holder);
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

  requiredMoment(key: string): string {
    return this.moment(key) ?? this.fail(key);
  }

  /** The value that the required text names: `Password link` is PASSWORD_LINK; null for another. */
  enumValue<T extends string>(key: string, values: readonly T[]): T | null {
    const name = this.requiredText(key).trim().toUpperCase().replaceAll(/\W+/g, '_');
    return values.find((value) => value === name) ?? null;
  }

  /**
   * A calendar day as `YYYY-MM-DD`; of a moment the day as written, so that no zone shifts it. A
   * midnight of the calendar's time zone is that zone's day.
   */
  day(key: string): string | null {
    const value = this.raw(key);
    return value === null || isUnset(value)
      ? null
      : (dayOf(value, this.source.calendar) ?? this.fail(key));
  }

  /** A list of words, also as comma-separated text; empty when absent. */
  words(key: string, other?: string): string[] {
    const value = this.raw(key, other);
    if (value === null) return [];
    const parts: unknown[] = typeof value === 'string' ? value.split(',') : asList(value);
    if (parts.length === 0 && !Array.isArray(value)) return this.failAt(key, other);
    return parts
      .filter(hasValue)
      .map((part) => (typeof part === 'string' ? part.trim() : this.failAt(key, other)));
  }

  /** The raw value, for fields with several shapes; null when absent. */
  raw(key: string, other?: string): unknown {
    const value = this.record[key];
    if (hasValue(value)) return typeof value === 'object' ? plain(value) : value;
    return other === undefined ? null : this.raw(other);
  }

  /**
   * A referenced entity: a record with id and name, an id, or a name. Null also for an empty object
   * or list.
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

  /** A nested object; null for an empty list, which is PHP's encoding of an empty object. */
  child(key: string): RecordReader | null {
    const value = this.raw(key);
    if (value === null || (Array.isArray(value) && value.length === 0)) return null;
    return isRecord(value) ? new RecordReader(this.source, value, this, key) : this.fail(key);
  }

  /** This record merged with the nested one at `key`, whose fields take precedence. */
  mergedWith(key: string): RecordReader {
    const value = this.raw(key);
    const inner = isRecord(value) ? value : this.fail(key);
    return this.copy({ ...this.record, ...inner });
  }

  /** This record with the fields of the nested one at `key` that it lacks. */
  completedBy(key: string): RecordReader {
    const value = this.raw(key);
    const inner = isRecord(value) ? value : this.fail(key);
    const own = Object.entries(this.record).filter(([, field]) => hasValue(field));
    return this.copy({ ...inner, ...Object.fromEntries(own) });
  }

  /** This record without these fields. */
  without(keys: readonly string[]): RecordReader {
    return this.copy({
      ...this.record,
      ...Object.fromEntries(keys.map((key) => [key, undefined])),
    });
  }

  private copy(record: JsonRecord): RecordReader {
    return new RecordReader(this.source, record, this.within, this.key, this.index);
  }

  /** The entries of a nested list, with a reader for each object. */
  entries(key: string): (RecordReader | string)[] | null {
    const value = this.raw(key);
    if (value === null) return null;
    if (!Array.isArray(value)) return this.fail(key);
    return value.map((entry: unknown, index) => {
      if (typeof entry === 'string') return entry;
      return isRecord(entry)
        ? new RecordReader(this.source, entry, this, key, index)
        : this.fail(`${key}[${index}]`);
    });
  }

  /** The records of a required nested list. */
  records(key: string): RecordReader[] {
    const entries = this.entries(key) ?? this.fail(key);
    return entries.map((entry) => (typeof entry === 'string' ? this.fail(key) : entry));
  }

  /**
   * The entries of a nested map as records with their key as `name`; other values are at
   * `valueKey`.
   */
  namedEntries(key: string, valueKey: string): RecordReader[] {
    const value = this.raw(key);
    return Object.entries(isRecord(value) ? value : this.fail(key)).map(([name, entry]) => {
      const record = isRecord(entry) ? { name, ...entry } : { name, [valueKey]: entry };
      return new RecordReader(this.source, record, this, `${key}.${name}`);
    });
  }

  /** Throws that this field is unreadable. */
  fail(key: string): never {
    throw invalidAnswer(this.source, this.pathTo(key));
  }

  private failAt(key: string, other: string | undefined): never {
    return this.fail(this.holder(key, other));
  }

  /** The first key with a value, else the first key. */
  private holder(key: string, other: string | undefined): string {
    return other !== undefined && !hasValue(this.record[key]) && hasValue(this.record[other])
      ? other
      : key;
  }

  private pathTo(key: string): string {
    const list = this.index < 0 ? this.key : `${this.key}[${this.index}]`;
    const here = list === '' || key === '' ? list + key : `${list}.${key}`;
    return this.within === null ? here : this.within.pathTo(here);
  }
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
