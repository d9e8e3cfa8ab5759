import { isOutsize } from './outsize.ts';

/** Whole numbers of fewer digits are always exact. */
const LONG = 16;

/** Texts are matched only to be passed over. */
const TEXTS_AND_NUMBERS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Reads JSON. A whole number that JavaScript can't hold becomes the text of its digits: it is an
 * id, and another digit would make it another's. Throws `SyntaxError`, also of an outsize text.
 */
export function parseJson(text: string): unknown {
  if (isOutsize(text)) throw new SyntaxError('The text is too much to be read.');
  const read = JSON.parse(text) as unknown;
  // Only now: in what is no JSON, the end of a text would be looked for without end.
  return hasLongNumber(text) ? (JSON.parse(withLongNumbersAsTexts(text)) as unknown) : read;
}

/** Looks at each sixteenth character alone: no longer run of digits can stand between them. */
function hasLongNumber(text: string): boolean {
  for (let at = LONG - 1; at < text.length; at += LONG) {
    if (isDigit(text, at) && runAt(text, at) >= LONG) return true;
  }
  return false;
}

/** How many digits stand together there. */
function runAt(text: string, at: number): number {
  let start = at;
  while (isDigit(text, start - 1)) start -= 1;
  let end = at + 1;
  while (isDigit(text, end)) end += 1;
  return end - start;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function withLongNumbersAsTexts(text: string): string {
  return text.replace(TEXTS_AND_NUMBERS, (token) =>
    /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}
