import { countText, figureText } from '../../../lib/format.ts';
import { firstCsvRow, readCsv } from '../../../lib/readCsv.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { cellText } from './cellText.ts';
import { COLUMNS, readHeader, type Column, type Header } from './columns.ts';
import { decodeText } from './decodeText.ts';
import { FileProblem } from './FileProblem.ts';
import { hashFile } from './hashFile.ts';

const MAX_SIZE = 10 * 1024 * 1024;
const MAX_ROWS = 20_000;

/** A row of the file. */
export interface FileRow {
  /** Line at which it begins, from 1. */
  line: number;
  /** Cells in the order of the audience's columns; '' for a column that the file lacks. */
  cells: readonly string[];
  /** Why it is not sent, if so. */
  problem?: LocalProblem;
}

/** A problem that is found in the browser. */
interface LocalProblem {
  field: Column['field'] | null;
  message: string;
  /** The line with the same email. */
  firstLine?: number;
}

/** A file that can be imported. */
export interface ImportFile {
  name: string;
  /** SHA-256 in hexadecimal. */
  hash: string;
  columns: readonly Column[];
  rows: readonly FileRow[];
  /** Headers that are not imported. */
  ignored: readonly string[];
}

/**
 * Reads a CSV file in parts.
 * @throws FileProblem for a file that can't be imported
 */
export async function readImportFile(file: File, audience: ClubAudience): Promise<ImportFile> {
  if (file.size > MAX_SIZE) throw new FileProblem('The file has more than 10 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const columns = COLUMNS[audience];
  const { rows, ignored } = await readRows(decodeText(bytes), columns);
  return { name: file.name, hash: await hashFile(bytes), columns, rows, ignored };
}

async function readRows(text: string, columns: readonly Column[]) {
  const { delimiter, header } = findHeader(text, columns);
  if (header.problem !== null) throw new FileProblem(header.problem);
  const rows: FileRow[] = [];
  const linesByEmail = new Map<string, number>();
  let count = -1;
  const broken = await readCsv(text, delimiter, (cells, line) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    count += 1;
    if (count > 0 && count <= MAX_ROWS) {
      rows.push(
        checked(toRow(cells, line, header), columns, cells.slice(header.length), linesByEmail),
      );
    }
  });
  if (broken !== null) {
    throw new FileProblem(
      `A quotation mark of line ${broken} is not closed, or text follows it. Save the table as CSV again, or write each quotation mark in a quoted cell twice.`,
    );
  }
  if (count < 1) throw new FileProblem('The file has no rows below its headers.');
  if (count > MAX_ROWS) {
    throw new FileProblem(
      `The file has ${countText(count, 'rows')}. At most ${figureText(MAX_ROWS)} can be imported from one file.`,
    );
  }
  return { rows, ignored: header.ignored };
}

/** The delimiter that splits the first row into most of the columns. */
function findHeader(text: string, columns: readonly Column[]) {
  const found = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    header: readHeader(firstCsvRow(text, delimiter), columns),
  }));
  const known = ({ header }: { header: Header }) => header.indexes.filter((at) => at >= 0).length;
  return found.reduce((best, one) => (known(one) > known(best) ? one : best));
}

const toRow = (cells: readonly string[], line: number, { indexes }: Header): FileRow => ({
  line,
  cells: indexes.map((index) => cells[index] ?? ''),
});

/** Of two lines with one email the first counts. */
function checked(
  row: FileRow,
  columns: readonly Column[],
  surplus: readonly string[],
  linesByEmail: Map<string, number>,
): FileRow {
  const email = emailOf(row, columns);
  const firstLine = linesByEmail.get(email);
  if (firstLine !== undefined) {
    const message = `Line ${firstLine} has the same email`;
    return { ...row, problem: { field: 'email', message, firstLine } };
  }
  if (email.includes('@')) linesByEmail.set(email, row.line);
  return surplus.some((cell) => cell.trim() !== '')
    ? { ...row, problem: { field: null, message: 'The line has more cells than the first line' } }
    : row;
}

/** The email of a row, as emails are compared. */
const emailOf = ({ cells }: FileRow, columns: readonly Column[]) =>
  cellText(cells[columns.findIndex(({ field }) => field === 'email')] ?? '')
    .toLowerCase()
    .normalize('NFC');
