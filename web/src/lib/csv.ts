import Papa from 'papaparse';

/** Byte order mark: without it Excel does not read the file as UTF-8. */
const BOM = '\uFEFF';

const LINE_END = '\r\n';

/**
 * Start of a cell that a spreadsheet may run as a formula: an operator, also in its full-width or
 * small form, after any white space or invisible characters; or a control character that starts a
 * new cell or line. Tests only the start: the rest may contain line breaks.
 */
const FORMULA = /^(?:[\t-\r\u0085\u2028\u2029]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** CSV lines of rows. Each cell that starts like a formula gets an apostrophe in front. */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  Papa.unparse(rows as unknown[][], { escapeFormulae: FORMULA, newline: LINE_END });

/** CSV file of a table, from its header and the lines of its rows. */
export const csvFile = (fields: readonly string[], lines: readonly string[]): string =>
  BOM + [csvLines([fields]), ...lines.filter(Boolean)].join(LINE_END);

/** CSV file of a table. */
export const csvOf = (fields: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  csvFile(fields, [csvLines(rows)]);
