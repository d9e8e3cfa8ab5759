import { createContext, use } from 'react';
import type { UnsentChange } from './changes.ts';
import type { UnsentOperations, Words } from './operations.ts';
import type { UnsentStore } from './unsentStore.ts';

/** The queue of changes that wait on this device for a connection. */
export interface Unsent {
  store: UnsentStore;
  operations: UnsentOperations;
  /** The changes of known operations. */
  changes: readonly UnsentChange[];
  /** The changes without the rejected ones. */
  waiting: readonly UnsentChange[];
  /** False if the browser's storage is blocked or full: they end when the page is closed. */
  areStored: boolean;
  /** Number of the change being sent, and the total; null while none is sent. */
  sending: { number: number; total: number } | null;
  /** Number of changes sent since the last `forget`. */
  sent: number;
  forget: () => void;
  sendNow: () => void;
  wordsOf: (change: UnsentChange) => Words;
  /** Removes waiting changes, unless this or another tab is sending. */
  takeBack: (changes: readonly UnsentChange[]) => void;
}

export const UnsentContext = createContext<Unsent | null>(null);

export function useUnsent(): Unsent {
  const unsent = use(UnsentContext);
  if (!unsent) throw new Error('useUnsent is used outside of UnsentProvider');
  return unsent;
}
