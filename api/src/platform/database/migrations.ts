import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../migrations/', import.meta.url);

/** A migration of the database. */
export interface Migration {
  /** File name; migrations run in this order. */
  name: string;
  /** SQL statements. */
  text: string;
}

/** The migrations of this version, in order. */
export function readMigrations(): Migration[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return names.sort().map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}

/** Whether the release before can ignore the migration: it only adds to the schema. */
export function isExpand(name: string): boolean {
  return name.endsWith('.expand.sql');
}

/** Checksum to detect changed migrations; independent of line endings. */
export function checksum({ text }: Migration): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
