import type { HistoryKind } from '../gen/schema.generated.ts';
import type { OrError } from '../backend/reading/orError.ts';
import type { Role } from './user.ts';

/** One change that someone else made to a person's record. */
export interface HistoryEntry {
  id: string;
  at: string;
  by: OrError<HistoryActor | null>;
  kind: HistoryKind;
  /** The name of the stage, for progress. */
  stage: string | null;
  changes: HistoryChange[];
}

/** Who made it, as they were then. */
export interface HistoryActor {
  /** Null when the account is gone. */
  id: string | null;
  name: string;
  role: OrError<Role | null>;
}

/** One field before and after, as text. */
export interface HistoryChange {
  field: string;
  before: string | null;
  after: string | null;
}
