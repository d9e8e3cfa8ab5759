import { Type, type Static } from 'typebox';

/**
 * A backup is a gzipped text of JSON lines: a header; per table its name and columns, then its rows
 * as arrays of texts or nulls; the sequences; a checksum. Values are in the text format of
 * PostgreSQL, so that every type is restored on either engine.
 */
export const Header = Type.Object({
  waymark: Type.Literal('backup'),
  format: Type.Literal(1),
  /** Time of the backup. */
  at: Type.String(),
  /** The applied migrations with their checksums. */
  migrations: Type.Record(Type.String(), Type.String()),
});
export type Header = Static<typeof Header>;

export const TableLine = Type.Object({
  table: Type.String(),
  columns: Type.Array(Type.String()),
});

export const SequencesLine = Type.Object({
  /** Last value by name of the sequence. */
  sequences: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])),
});

/** Last line: detects truncated and modified files. */
export const Seal = Type.Object({
  rows: Type.Integer(),
  /** Hash of all previous lines, in hex. */
  sha256: Type.String(),
});
export type Seal = Static<typeof Seal>;

/** Only rows are arrays. */
export function isRow(line: string): boolean {
  return line.startsWith('[');
}

/**
 * Tables that are not in a backup: their tokens must not become valid again after a restore, a hash
 * key must not be stored together with the hashes, and mails must not be sent twice.
 */
export const leftOut: readonly string[] = [
  'sessions',
  'password_resets',
  'email_changes',
  'pending_emails',
  'registrations',
  'mail_outbox',
  'mail_pause',
  'secrets',
];
