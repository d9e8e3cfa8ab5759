import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { countText, figureText } from '../../../lib/format.ts';
import { firstCsvRow, readCsv } from '../../../lib/readCsv.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { COLUMNS, readHeader, type Column, type Header } from './columns.ts';
import { decodeText, FileProblem } from './decodeText.ts';
import { findTable, isBlank, type Table } from './findTable.ts';
import { checkMonthFirst, createRowCheck, type RowProblem } from './rowProblems.ts';

const MAX_SIZE = 10 * 1024 * 1024;
const MAX_ROWS = 20_000;

/** Bytes that are hashed at a time; between two parts the page stays responsive. */
const HASHED_AT_ONCE = 1_000_000;

/** A row of the file. */
export interface FileRow {
  /** Line at which it begins, from 1. */
  line: number;
  /** Cells in the order of the audience's columns; '' for a column that the file lacks. */
  cells: readonly string[];
  /** Why it is not sent; empty for a row that is. */
  problems: readonly RowProblem[];
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
  return { name: file.name, hash: await hashOf(bytes), columns, rows, ignored };
}

async function readRows(text: string, columns: readonly Column[]) {
  const table = findTable(text);
  if (table.text === '') throw new FileProblem('The file is empty.');
  const { delimiter, header } = findHeader(table, columns);
  if (header.problem !== null) throw new FileProblem(header.problem);
  const rows: (FileRow & { problems: RowProblem[] })[] = [];
  const check = createRowCheck(columns);
  let count = -1;
  const broken = await readCsv(table.text, { delimiter, firstLine: table.line }, (cells, line) => {
    if (isBlank(cells.join(''))) return;
    count += 1;
    if (count > 0 && count <= MAX_ROWS) {
      const row = { line, cells: header.indexes.map((index) => cells[index] ?? '') };
      rows.push({ ...row, problems: check(row, cells.slice(header.length)) });
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
  checkMonthFirst(rows, columns);
  return { rows, ignored: header.ignored };
}

/** The delimiter that is named in the file, else the one that splits the headers into most columns. */
function findHeader({ text, delimiter: named }: Table, columns: readonly Column[]) {
  const found = (named === undefined ? [',', ';', '\t'] : [named]).map((delimiter) => ({
    delimiter,
    header: readHeader(firstCsvRow(text, delimiter), columns),
  }));
  const known = ({ header }: { header: Header }) => header.indexes.filter((at) => at >= 0).length;
  return found.reduce((best, one) => (known(one) > known(best) ? one : best));
}

/** SHA-256 in hexadecimal. `crypto.subtle` is missing on pages without TLS. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < bytes.length; start += HASHED_AT_ONCE) {
    hash.update(bytes.subarray(start, start + HASHED_AT_ONCE));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return bytesToHex(hash.digest());
}
