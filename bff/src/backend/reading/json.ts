import { isOutsize } from './outsize.ts';

/** Integers with fewer digits are always safe. */
const LONG = 16;

/** Strings are matched only to be skipped. */
const STRINGS_AND_NUMBERS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON. An unsafe integer becomes the string of its digits, because it is an id and rounding
 * would make it another's. Throws `SyntaxError`, also for an oversized text.
 */
export function parseJson(text: string): unknown {
  if (isOutsize(text)) throw new SyntaxError('The text is too much to be read.');
  const read = JSON.parse(text) as unknown;
  // After parsing: in invalid JSON, the pattern could search for the end of a string in vain.
  return hasLongNumber(text) ? (JSON.parse(withLongNumbersAsStrings(text)) as unknown) : read;
}

/** Looks at every sixteenth character only: no longer run of digits fits in between. */
function hasLongNumber(text: string): boolean {
  for (let at = LONG - 1; at < text.length; at += LONG) {
    if (isDigit(text, at) && isLongNumberAt(text, at)) return true;
  }
  return false;
}

/** Whether the digits around `at` are a number of their own, not part of a hexadecimal id. */
function isLongNumberAt(text: string, at: number): boolean {
  let start = at;
  while (isDigit(text, start - 1)) start -= 1;
  let end = at + 1;
  while (isDigit(text, end)) end += 1;
  if (end - start < LONG) return false;
  return /[-:,[\s]/.test(text.charAt(start - 1)) || start === 0;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function withLongNumbersAsStrings(text: string): string {
  return text.replace(STRINGS_AND_NUMBERS, (token) =>
    /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}
