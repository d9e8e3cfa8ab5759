import { isRecord, type JsonRecord } from './isRecord.ts';

/** True unless absent, null or blank. */
export function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null && (typeof value !== 'string' || !isBlank(value));
}

/** Fast path: most texts begin with a visible character. */
function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return !(first > 32 && first < 127) && text.trim() === '';
}

/** The value of MongoDB's extended JSON: `{$oid: …}`, `{$numberLong: …}`. */
export function plain(value: unknown): unknown {
  if (!isRecord(value)) return value;
  // Checks the first key only, without listing all.
  for (const kind in value) {
    return kind === '$oid' || kind.startsWith('$number') ? value[kind] : value;
  }
  return value;
}

export function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) if (hasValue((value as JsonRecord)[key])) return false;
  return true;
}
