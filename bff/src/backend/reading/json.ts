import { decode } from './decode.ts';
import { isTooComplex } from './complexity.ts';

/** Integers with fewer digits are always safe. */
const LONG = 16;

/** Strings are matched only to be skipped. */
const STRINGS_AND_NUMBERS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The body of a response; undefined when it is not JSON. */
export function bodyIn(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON of UTF-8. An unsafe integer becomes the string of its digits, because it is an id and
 * rounding would make it another's. Throws `SyntaxError`, also for an oversized text.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (isTooComplex(text)) throw new SyntaxError('The text is too much to be read.');
  const read = JSON.parse(text) as unknown;
  // After parsing: in invalid JSON, the pattern could take long to search for the end of a string.
  return hasLongNumber(bytes) ? (JSON.parse(withLongNumbersAsStrings(text)) as unknown) : read;
}

/**
 * Checks every sixteenth byte, which finds any run of sixteen digits, without decoding the text.
 */
function hasLongNumber(bytes: Uint8Array): boolean {
  for (let at = LONG - 1; at < bytes.length; at += LONG) {
    if (isDigit(bytes[at]) && isLongNumberAt(bytes, at)) return true;
  }
  return false;
}

/** Whether the digits around `at` are a number, not part of a hexadecimal id. */
function isLongNumberAt(bytes: Uint8Array, at: number): boolean {
  let start = at;
  while (isDigit(bytes[start - 1])) start -= 1;
  let end = at + 1;
  while (isDigit(bytes[end])) end += 1;
  if (end - start < LONG) return false;
  return start === 0 || /[-:,[\s]/.test(String.fromCharCode(bytes[start - 1] ?? 0));
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57;
}

function withLongNumbersAsStrings(text: string): string {
  return text.replace(STRINGS_AND_NUMBERS, (token) =>
    /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}
