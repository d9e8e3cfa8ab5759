import Papa from 'papaparse';

/** Byte order mark: without it Excel does not read the file as UTF-8. */
const BOM = '\uFEFF';

/**
 * Start of a cell that a spreadsheet may run as a formula: an operator, also in its full-width or
 * small form, after any white space or invisible characters; or a control character that starts a
 * new cell or line. Tests only the start: the rest may contain line breaks.
 */
const FORMULA = /^(?:[\t-\r\u0085\u2028\u2029]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** CSV file of a table. Each cell that starts like a formula gets an apostrophe in front. */
export const csvOf = (fields: string[], data: unknown[][]): string =>
  BOM + Papa.unparse({ fields, data }, { escapeFormulae: FORMULA });
