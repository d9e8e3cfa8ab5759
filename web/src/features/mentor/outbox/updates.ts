import { keepDraft, readDraft } from '../../../lib/draftStorage.ts';
import type { KeyStore } from '../../../lib/safeStorage.ts';
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

/** Key of the draft with the waiting updates. */
export const UPDATES_DRAFT = 'waiting updates';

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
  const kept = readDraft(storage, userId, UPDATES_DRAFT);
  return Array.isArray(kept) ? kept.filter(isWaitingUpdate) : [];
}

/** Stored like a draft: survives a reload and an expired session, removed at logout. */
export function writeUpdates(storage: KeyStore, userId: string, updates: WaitingUpdate[]): void {
  keepDraft(storage, userId, UPDATES_DRAFT, updates);
}

/** Whether two updates are about the same stage of the same person. */
export const isSameStage = (a: UpdateProgressInput, b: UpdateProgressInput): boolean =>
  a.personId === b.personId && a.stageId === b.stageId;
