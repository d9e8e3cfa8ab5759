/** Characters without a value: white space, invisible ones, delimiters and Ctrl-Z. */
const EMPTY = String.raw`\s\p{Cf},;|\u001A`;

const blank = new RegExp(`^[${EMPTY}]*$`, 'u');

/** Rows of cells without a value; a quoted one may contain line breaks. */
const blankRows = new RegExp(`[${EMPTY}]*(?:"[${EMPTY}]*"[${EMPTY}]*)*(?:\\n|$)`, 'uy');

/**
 * Excel's line for the delimiter, also as a quoted cell. The last group is what the program that
 * saved the file has added to fill the row.
 */
const DELIMITER_LINE = /^[\s"]*sep\s*=[^\S\t]*"{0,3}([^\s"]|\t)?([\s,;|"]*)$/i;

/** Whether a row has no value, by its cells joined. */
export const isBlank = (cells: string): boolean => blank.test(cells);

/** The part of a file that begins with its headers. */
export interface Table {
  text: string;
  /** Line of the headers, from 1. */
  line: number;
  /** The delimiter that is named above the headers. */
  delimiter: string | undefined;
}

/** Skips blank rows, and a line for the delimiter, above the headers. */
export function findTable(text: string): Table {
  let delimiter: string | undefined;
  let start = 0;
  let line = 1;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    const next = end === -1 ? text.length : end + 1;
    const named = DELIMITER_LINE.exec(text.slice(start, next));
    if (named) {
      delimiter = delimiterOf(named);
      start = next;
      line += 1;
    } else {
      blankRows.lastIndex = start;
      const [rows] = blankRows.exec(text) ?? [];
      if (rows === undefined) break;
      start += rows.length;
      line += rows.split('\n').length - 1;
    }
  }
  return { text: text.slice(start), line, delimiter };
}

/**
 * The named delimiter; undefined without one, and if a program that separates by another one has
 * filled the row.
 */
function delimiterOf([, named, added = '']: RegExpExecArray): string | undefined {
  const signs = added.replaceAll(/[^\S\t]|"/g, '').split('');
  const isOther = signs.some((sign) => sign !== named);
  return isOther ? undefined : named;
}
