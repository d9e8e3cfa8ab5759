import { csvOf } from '../../../lib/csv.ts';
import { shortDate } from '../../../lib/format.ts';
import type { Column } from './columns.ts';
import { reasonText, type ListedRow } from './outcomes.ts';

/** A link to choose a first password. */
export interface FirstLink {
  name: string;
  email: string;
  url: string;
  expiresAt: string;
}

const headersOf = (columns: readonly Column[]) => columns.map(({ header }) => header);

/** Headers and one example row. */
export const templateCsv = (columns: readonly Column[]): string =>
  csvOf(headersOf(columns), [columns.map(({ example }) => example)]);

/** Text of the reasons of a row. */
export const reasonsText = ({ reasons }: ListedRow): string => reasons.map(reasonText).join('; ');

/** Rows with their reasons, to be mended and imported again. */
export const rowsCsv = (columns: readonly Column[], rows: readonly ListedRow[]): string =>
  csvOf(
    [...headersOf(columns), 'Reason'],
    // Trimmed: an import takes off the apostrophe of a formula only at the start.
    rows.map((row) => [...row.cells.map((cell) => cell.trim()), reasonsText(row)]),
  );

export const linksCsv = (links: readonly FirstLink[]): string =>
  csvOf(
    ['Name', 'Email', 'Link', 'Valid until'],
    links.map(({ name, email, url, expiresAt }) => [name, email, url, shortDate(expiresAt)]),
  );
