import {
  dropDraft,
  isDraftStored,
  keepDraft,
  readDraft,
  WAITING_UPDATES,
} from '../../../lib/draftStorage.ts';
import type { KeyStore, SafeStorage } from '../../../lib/safeStorage.ts';
import type { UpdateProgressInput } from '../../../schema.generated.ts';

/** A save of progress that the server has not confirmed. */
export interface WaitingUpdate {
  /** Sent as the idempotency key. */
  id: string;
  input: UpdateProgressInput;
  personName: string;
  stageName: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Why it is not sent again automatically: a conflict, or another rejection. */
  problem?: { isConflict: boolean; isGone: boolean; message: string };
}

function isWaitingUpdate(value: unknown): value is WaitingUpdate {
  if (typeof value !== 'object' || value === null) return false;
  const { id, input, personName, stageName, keptAt } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof input === 'object' &&
    typeof personName === 'string' &&
    typeof stageName === 'string' &&
    typeof keptAt === 'number'
  );
}

/** The waiting updates of a user, oldest first. */
export function readUpdates(storage: KeyStore, userId: string): WaitingUpdate[] {
  const kept = readDraft(storage, userId, WAITING_UPDATES);
  return Array.isArray(kept) ? kept.filter(isWaitingUpdate) : [];
}

/** Survive a reload, an expired session and another user's login; removed at logout. */
export function writeUpdates(storage: KeyStore, userId: string, updates: WaitingUpdate[]): void {
  if (updates.length === 0) dropDraft(storage, userId, WAITING_UPDATES);
  else keepDraft(storage, userId, WAITING_UPDATES, updates);
}

/** Whether the browser stores the updates, so that they survive a reload. */
export const areUpdatesStored = (storage: SafeStorage, userId: string): boolean =>
  isDraftStored(storage, userId, WAITING_UPDATES);

/** Whether two updates are about the same stage of the same person. */
export const isSameStage = (a: UpdateProgressInput, b: UpdateProgressInput): boolean =>
  a.personId === b.personId && a.stageId === b.stageId;
