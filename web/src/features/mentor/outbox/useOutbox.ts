import { createContext, use } from 'react';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import type { ProgressSave } from './prepareUpdate.ts';
import type { WaitingUpdate } from './updates.ts';

/** The outbox: saves that wait on this device for a connection. */
export interface Outbox {
  updates: readonly WaitingUpdate[];
  /** The updates without the rejected ones. */
  waiting: readonly WaitingUpdate[];
  /** False if the browser's storage is blocked or full: they end when the page is closed. */
  areStored: boolean;
  /** Number of the update being sent, and the total; null while none is sent. */
  sending: { number: number; total: number } | null;
  /** Number of updates sent since the last `forget`. */
  sent: number;
  forget: () => void;
  /** Creates a repeatable update, which replaces a waiting one for the stage. */
  prepare: (person: MentorPerson, save: ProgressSave) => WaitingUpdate;
  add: (update: WaitingUpdate) => void;
  /** Removes a saved update, and one that it replaced. */
  settle: (update: WaitingUpdate) => void;
  remove: (id: string) => void;
  sendNow: () => void;
}

export const OutboxContext = createContext<Outbox | null>(null);

export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox is used outside of OutboxProvider');
  return outbox;
}
