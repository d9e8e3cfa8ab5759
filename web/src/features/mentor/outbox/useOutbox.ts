import { createContext, use } from 'react';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import type { ProgressSave } from '../progressSave.ts';
import type { WaitingUpdate } from './updates.ts';

/** Saves that wait on this device for a connection. */
export interface Outbox {
  updates: readonly WaitingUpdate[];
  /** Which update is being sent, of how many; null while none is. */
  sending: { number: number; total: number } | null;
  /** How many were sent since the last `forget`. */
  sent: number;
  forget: () => void;
  /** A save as an update that can be repeated: it takes the place of a waiting one for the stage. */
  prepare: (person: MentorPersonFragment, save: ProgressSave) => WaitingUpdate;
  add: (update: WaitingUpdate) => void;
  /** Removes an update that was saved, and one that it replaced. */
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
