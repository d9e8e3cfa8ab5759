import {
  dropDraft,
  isDraftStored,
  keepDraft,
  readDraft,
  WAITING_UPDATES,
} from '../draftStorage.ts';
import type { KeyStore, SafeStorage } from '../safeStorage.ts';

/** A mutation that the server has not confirmed. Features add the texts that their screens show. */
export interface UnsentChange {
  /** Sent as the idempotency key. */
  id: string;
  /** Name of the mutation in `UnsentOperations`. */
  operation: string;
  /** Of two waiting changes with the same subject the later replaces the earlier. */
  subject: string;
  /** Input of the mutation. */
  input: object;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Why it is not sent again automatically: a conflict, or another rejection. */
  problem?: { isConflict: boolean; isGone: boolean; message: string };
}

/** The only operation of earlier releases, which stored neither operation nor subject. */
export const UPDATE_PROGRESS = 'UpdateProgress';

/** Subject of a save of progress: the stage of the person. */
export const progressSubject = ({ personId, stageId }: { personId: string; stageId: string }) =>
  `${UPDATE_PROGRESS} ${personId} ${stageId}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Parses a stored change, also of an earlier release; empty for an invalid value. */
function asChange(value: unknown): UnsentChange[] {
  if (!isObject(value)) return [];
  const { id, input, keptAt, operation, subject } = value;
  if (typeof id !== 'string' || !isObject(input) || typeof keptAt !== 'number') return [];
  const former = progressSubject(input as { personId: string; stageId: string });
  return [
    {
      ...value,
      id,
      input,
      keptAt,
      operation: typeof operation === 'string' ? operation : UPDATE_PROGRESS,
      subject: typeof subject === 'string' ? subject : former,
    },
  ];
}

/** The unsent changes of a user, oldest first. */
export function readChanges(storage: KeyStore, userId: string): UnsentChange[] {
  const kept = readDraft(storage, userId, WAITING_UPDATES);
  return Array.isArray(kept) ? kept.flatMap(asChange) : [];
}

/** Survive a reload, an expired session and another user's login; removed at logout. */
export function writeChanges(storage: KeyStore, userId: string, changes: UnsentChange[]): void {
  if (changes.length === 0) dropDraft(storage, userId, WAITING_UPDATES);
  else keepDraft(storage, userId, WAITING_UPDATES, changes);
}

/** Whether the browser stores the changes, so that they survive a reload. */
export const areChangesStored = (storage: SafeStorage, userId: string): boolean =>
  isDraftStored(storage, userId, WAITING_UPDATES);
