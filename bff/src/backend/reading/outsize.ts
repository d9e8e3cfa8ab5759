/** Texts up to this length are read in no time worth mentioning, whatever is in them. */
const LONG_TEXT = 1_500_000;

/** Lists and records within each other. */
const MAX_DEPTH = 100;

/** Lists and records in all: more than the largest answer has room for, unless they hold next to nothing. */
const MAX_PARTS = 500_000;

/**
 * Ways in which the names of a record go on, different ones: for each the engine keeps a shape. Ten
 * thousand people of whom each may lack any of 25 fields take two thirds of them.
 */
const MAX_SHAPES = 100_000;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const BRACKET = { list: 91, endOfList: 93, record: 123, endOfRecord: 125 };

/**
 * True of a long JSON text that would take seconds to read, or gigabytes, because of how it is
 * made. What holds so many records as its length allows honestly is no such text.
 */
export function isOutsize(text: string): boolean {
  if (text.length < LONG_TEXT) return false;
  const shapes = new Set<number>();
  /** Of each list or record that is open at present: the names so far as a number, null of a list. */
  const open: (number | null)[] = [];
  let parts = 0;
  let isName = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      // Nearly as good as the names themselves, and nothing has to be cut out of the text.
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
      parts++;
      if (parts > MAX_PARTS || open.push(isName ? 0 : null) > MAX_DEPTH) return true;
    } else if (code === BRACKET.endOfList || code === BRACKET.endOfRecord) {
      open.pop();
    } else if (code === COMMA) {
      isName = typeof open.at(-1) === 'number';
    }
  }
  return false;
}
