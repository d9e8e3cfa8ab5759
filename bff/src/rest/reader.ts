import { invalidAnswer, type CallName } from './upstreamError.ts';

type JsonRecord = Record<string, unknown>;

/**
 * One record of an answer, read field by field. A field that is absent, null or blank is null;
 * one of another kind than asked throws `UPSTREAM_INVALID`, naming the call and the field. Where
 * several keys are given, the first that holds something counts.
 */
export class RecordReader {
  readonly #name: CallName;
  readonly #record: JsonRecord;
  readonly #path: string;

  constructor(name: CallName, record: JsonRecord, path: string) {
    this.#name = name;
    this.#record = record;
    this.#path = path;
  }

  /** True when the answer carries the field at all, be it null. */
  carries(...keys: string[]): boolean {
    return keys.some((key) => this.#record[key] !== undefined);
  }

  /** `_id` or `id`, which every record must have. */
  id(): string {
    return this.optionalId() ?? this.fail('id');
  }

  optionalId(): string | null {
    return this.text('_id', 'id');
  }

  /** Text that every record must have; it may be blank only where `text` is used instead. */
  requiredText(...keys: string[]): string {
    return this.text(...keys) ?? this.fail(keys[0] ?? '');
  }

  text(...keys: string[]): string | null {
    const [key, value] = this.first(keys);
    if (value === null) return null;
    if (typeof value === 'string') return value;
    return typeof value === 'number' ? String(value) : this.fail(key);
  }

  /** A number, also one written as text or with a percent sign. */
  decimal(...keys: string[]): number | null {
    const [key, value] = this.first(keys);
    if (value === null) return null;
    const number = typeof value === 'string' ? Number(value.replace(/%\s*$/, '')) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : this.fail(key);
  }

  /** A number rounded half up to a whole one. */
  whole(...keys: string[]): number | null {
    const number = this.decimal(...keys);
    return number === null ? null : Math.round(number);
  }

  requiredWhole(key: string): number {
    return this.whole(key) ?? this.fail(key);
  }

  flag(...keys: string[]): boolean | null {
    const [key, value] = this.first(keys);
    if (value === null || typeof value === 'boolean') return value;
    if (value === 'true' || value === 1) return true;
    return value === 'false' || value === 0 ? false : this.fail(key);
  }

  /** A moment, as ISO 8601 in UTC. */
  moment(...keys: string[]): string | null {
    const [key, value] = this.first(keys);
    if (value === null) return null;
    if (typeof value !== 'string' && typeof value !== 'number') return this.fail(key);
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? this.fail(key) : date.toISOString();
  }

  /** A calendar day as `YYYY-MM-DD`; of a moment the day as written, so that no zone shifts it. */
  day(...keys: string[]): string | null {
    const [key, value] = this.first(keys);
    if (value === null) return null;
    const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value) : null;
    return day?.[0] ?? this.fail(key);
  }

  /** A list of words, also one written as comma-separated text; empty when absent. */
  words(...keys: string[]): string[] {
    const [key, value] = this.first(keys);
    if (value === null) return [];
    const parts: unknown[] = typeof value === 'string' ? value.split(',') : asList(value);
    if (parts.length === 0 && !Array.isArray(value)) return this.fail(key);
    return parts
      .map((part) => (typeof part === 'string' ? part.trim() : this.fail(key)))
      .filter((word) => word !== '');
  }

  /** The value as it is, for what has several shapes; null when there is none. */
  raw(...keys: string[]): unknown {
    return this.first(keys)[1];
  }

  /** An object inside this one. */
  child(key: string): RecordReader | null {
    const [, value] = this.first([key]);
    if (value === null) return null;
    return isRecord(value) ? this.at(key, value) : this.fail(key);
  }

  /** The entries of a list inside this record, with a reader where an entry is an object. */
  entries(key: string): (RecordReader | string)[] | null {
    const [, value] = this.first([key]);
    if (value === null) return null;
    if (!Array.isArray(value)) return this.fail(key);
    return value.map((entry: unknown, index) => {
      if (typeof entry === 'string') return entry;
      const path = `${key}[${index}]`;
      return isRecord(entry) ? this.at(path, entry) : this.fail(path);
    });
  }

  /** Refuses the whole answer because of this field. */
  fail(key: string): never {
    throw invalidAnswer(this.#name, joined(this.#path, key));
  }

  private at(key: string, record: JsonRecord): RecordReader {
    return new RecordReader(this.#name, record, joined(this.#path, key));
  }

  private first(keys: string[]): [key: string, value: unknown] {
    for (const key of keys) {
      const value = this.#record[key];
      const isBlank = typeof value === 'string' && value.trim() === '';
      if (value !== undefined && value !== null && !isBlank) return [key, value];
    }
    return [keys[0] ?? '', null];
  }
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
