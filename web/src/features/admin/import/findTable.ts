/** Without a value: white space, invisible characters, delimiters and empty quotes. */
const BLANK = /^(?:[\s\p{Cf},;|]|"")*$/u;

/** Excel's line for the delimiter. Delimiters after it were added by a program that ignores it. */
const DELIMITER_LINE = /^"?sep=([^"]?)"?([\s,;|]*)$/i;

export const isBlank = (line: string): boolean => BLANK.test(line);

/** The part of a file that begins with its headers. */
export interface Table {
  text: string;
  /** Line of the headers, from 1. */
  line: number;
  /** The delimiter that is named above the headers. */
  delimiter: string | undefined;
}

/** Skips blank lines, and a line for the delimiter, above the headers. */
export function findTable(text: string): Table {
  const table: Table = { text: '', line: 1, delimiter: undefined };
  for (let start = 0; start < text.length; table.line += 1) {
    const end = text.indexOf('\n', start);
    const next = end === -1 ? text.length : end + 1;
    const line = text.slice(start, next).replace('\n', '');
    const [isDelimiterLine, named, added] = DELIMITER_LINE.exec(line) ?? [];
    if (isDelimiterLine !== undefined) table.delimiter = (added === '' && named) || undefined;
    else if (!isBlank(line)) return { ...table, text: text.slice(start) };
    start = next;
  }
  return table;
}
