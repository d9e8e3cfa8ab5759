import type { ImportedRow } from '../modules/people-import/schemas.ts';
import type { Audience } from '../domain/words.ts';
import type { TestApp } from './app.ts';

/** Body of an import without its defaults. */
export interface ImportCall {
  audience?: Audience;
  fileHash?: string;
  dryRun?: boolean;
  clubs?: { name: string; id: string | null }[];
  mentors?: { name: string; id: string | null }[];
}

export const fileHash = 'ab'.repeat(32);

/** A row of an import, with name and email. */
export function importRow(line: number, cells: Record<string, string | null> = {}) {
  return { line, name: `Person ${line}`, email: `person${line}@example.org`, ...cells };
}

/** Sends a batch of rows. @returns the results of the rows */
export async function importRows(
  test: TestApp,
  token: string,
  rows: object[],
  { audience = 'student', ...call }: ImportCall = {},
): Promise<ImportedRow[]> {
  const { body, status } = await test.call(`POST /api/admin/${audience}s/import`, {
    token,
    body: { fileHash, dryRun: false, clubs: [], mentors: [], rows, ...call },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { rows: ImportedRow[] }).rows;
}

/** Outcome of a row, and field, code and message of its errors. */
export const words = ({ outcome, errors = [] }: ImportedRow) => [
  outcome,
  ...errors.map(({ field, code, message }) => `${field}: ${code} ${message}`),
];
