import { Type, type Static } from 'typebox';

/**
 * A backup is a gzipped text of JSON lines: one header; for each table its name and columns, then
 * its rows as arrays of texts or nulls; the sequences; one seal. Texts are as PostgreSQL writes
 * them, so that every type comes back as it was, on either engine.
 */
export const Header = Type.Object({
  waymark: Type.Literal('backup'),
  format: Type.Literal(1),
  /** When it was taken. */
  at: Type.String(),
  /** The migrations that its database had seen, with their checksums. */
  migrations: Type.Record(Type.String(), Type.String()),
});
export type Header = Static<typeof Header>;

export const TableLine = Type.Object({
  table: Type.String(),
  columns: Type.Array(Type.String()),
});

export const SequencesLine = Type.Object({
  /** Its last number by each sequence's name. */
  sequences: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])),
});

/** The last line: whatever was cut off or altered before it shows. */
export const Seal = Type.Object({
  rows: Type.Integer(),
  /** Of all lines before, in hex. */
  sha256: Type.String(),
});
export type Seal = Static<typeof Seal>;

/** Rows are the only arrays. */
export function isRow(line: string): boolean {
  return line.startsWith('[');
}

/**
 * Tables that a backup leaves out: what they hold lets somebody in, for a short time, and must not
 * come back to life. Everybody logs in again after a restore.
 */
export const leftOut: readonly string[] = ['sessions', 'password_resets'];
