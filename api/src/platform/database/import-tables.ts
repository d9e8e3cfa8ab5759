import type { Audience } from '../../domain/words.ts';

/** A line of an imported file and the person made from it; kept for 90 days. */
export interface ImportRowsTable {
  /** SHA-256 of the file, in hex. */
  file_hash: string;
  audience: Audience;
  line: number;
  person_id: string;
  at: Date;
}
