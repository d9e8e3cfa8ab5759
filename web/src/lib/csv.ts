import Papa from 'papaparse';

/** Byte order mark: without it Excel does not read the file as UTF-8. */
const BOM = '\uFEFF';

const LINE_END = '\r\n';

/**
 * Operators that start a formula, also in full-width or small form; characters of a class in a
 * regular expression.
 */
export const formulaSigns = String.raw`=+\-@＝＋－＠﹦﹢﹣﹫`;

/**
 * Start of a cell that a spreadsheet may run as a formula: an operator, after any white space or
 * invisible characters; or a control character that starts a new cell or line. Tests only the
 * start: the rest may contain line breaks.
 */
const START = String.raw`^(?:[\t-\r\u0085\u2028\u2029]|[\s\p{Cc}\p{Cf}]*[${formulaSigns}])`;

/** What starts a new cell within one, for a spreadsheet that separates at it instead of a comma. */
const SEPARATED = String.raw`([;\t|][\s\p{Cc}\p{Cf}"]*)`;

const formula = new RegExp(START, 'u');
const escapedFormula = new RegExp(`^'(?=${START.slice(1)})`, 'u');
const innerFormulas = new RegExp(`${SEPARATED}(?=[${formulaSigns}])`, 'gu');
const escapedInnerFormulas = new RegExp(`${SEPARATED}'(?=[${formulaSigns}])`, 'gu');

/** An apostrophe in front of each part of a cell that starts like a formula. */
function withEscapes(cell: string): string {
  const start = formula.test(cell) ? "'" : '';
  return start + cell.replace(innerFormulas, "$1'");
}

/** A cell without the apostrophes that an export puts in front of formulas. */
export const withoutEscapes = (cell: string): string =>
  cell.replace(escapedInnerFormulas, '$1').replace(escapedFormula, '');

/** CSV lines of rows. Cells that contain a formula are escaped and quoted. */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  Papa.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withEscapes(cell) : cell))),
    {
      newline: LINE_END,
      quotes: (cell: unknown) => typeof cell === 'string' && withoutEscapes(cell) !== cell,
    },
  );

/** CSV file of a table, from its header and the lines of its rows. */
export const csvFile = (fields: readonly string[], lines: readonly string[]): string =>
  BOM + [csvLines([fields]), ...lines.filter(Boolean)].join(LINE_END);

/** CSV file of a table. */
export const csvOf = (fields: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  csvFile(fields, [csvLines(rows)]);
