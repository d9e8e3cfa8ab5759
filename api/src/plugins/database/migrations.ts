import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../migrations/', import.meta.url);

/** One step from a version of the database to the next. */
export interface Migration {
  /** The file's name; migrations run in the order of their names. */
  name: string;
  /** Statements of SQL. */
  text: string;
}

/** The migrations that this version of the program knows, oldest first. */
export function readMigrations(): Migration[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return names.sort().map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}

/** Tells whether a migration is still the one that ran; ends of lines differ between checkouts. */
export function checksum({ text }: Migration): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
