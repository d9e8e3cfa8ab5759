import type { Role } from './user.ts';

export type HistoryKind = 'PROGRESS' | 'CLUB' | 'MENTOR' | 'PROFILE' | 'STATUS' | 'OTHER';

/** One change that someone else made to a person's record. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly by: HistoryActor | null;
  readonly kind: HistoryKind;
  /** The name of the stage, for progress. */
  readonly stage: string | null;
  /** The id of the stage, for progress; null where the backend names the stage only. */
  readonly stageId: string | null;
  readonly changes: HistoryChange[];
}

/** Who made it, as they were then. */
export interface HistoryActor {
  /** Null when the account is gone. */
  readonly id: string | null;
  readonly name: string;
  readonly role: Role | null;
}

/** One field before and after, as text. */
export interface HistoryChange {
  field: string;
  before: string | null;
  after: string | null;
}
