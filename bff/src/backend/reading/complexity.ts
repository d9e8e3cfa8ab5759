/** Shorter texts are parsed fast with any content. */
const LONG_TEXT = 1_500_000;

/** Maximum nesting of lists and records. */
const MAX_DEPTH = 100;

/**
 * Maximum number of lists and records: more than the largest response contains, unless they are
 * nearly empty.
 */
const MAX_CONTAINERS = 500_000;

/**
 * Maximum number of distinct key sequences: V8 keeps a hidden class for each. 10,000 people, each
 * without some of 25 fields, use two thirds of this limit.
 */
const MAX_SHAPES = 100_000;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const BRACKET = { list: 91, endOfList: 93, record: 123, endOfRecord: 125 };

/**
 * True for a long JSON text that would take seconds or gigabytes to parse because of its structure.
 */
export function isTooComplex(text: string): boolean {
  if (text.length < LONG_TEXT) return false;
  const shapes = new Set<number>();
  /** For each open record the hash of its keys so far; null for a list. */
  const open: (number | null)[] = [];
  let containers = 0;
  let isName = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      // A hash of the keys avoids cutting them out of the text.
      let hash = isName ? Math.imul(open.pop() ?? 0, 0x9e3779b1) : 0;
      for (at++; at < text.length; at++) {
        const letter = text.charCodeAt(at);
        if (letter === QUOTE) break;
        if (letter === BACKSLASH) at++;
        if (isName) hash = (hash * 31 + letter) | 0;
      }
      if (isName) open.push(hash);
      if (isName && shapes.add(hash).size > MAX_SHAPES) return true;
      isName = false;
    } else if (code === BRACKET.list || code === BRACKET.record) {
      isName = code === BRACKET.record;
      containers++;
      if (containers > MAX_CONTAINERS || open.push(isName ? 0 : null) > MAX_DEPTH) return true;
    } else if (code === BRACKET.endOfList || code === BRACKET.endOfRecord) {
      open.pop();
    } else if (code === COMMA) {
      isName = typeof open.at(-1) === 'number';
    }
  }
  return false;
}
