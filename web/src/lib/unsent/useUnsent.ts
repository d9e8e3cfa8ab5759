import { createContext, use } from 'react';
import type { UnsentChange } from './changes.ts';

/** The queue of changes that wait on this device for a connection. */
export interface Unsent {
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
  /** Adds a change and replaces a waiting one of the same subject. */
  add: (change: UnsentChange) => void;
  /**
   * Removes a saved change and one that it replaced, and rebases the others on it.
   * @param payload the answer to the change
   */
  settle: (change: UnsentChange, payload: unknown) => void;
  remove: (id: string) => void;
  sendNow: () => void;
}

export const UnsentContext = createContext<Unsent | null>(null);

export function useUnsent(): Unsent {
  const unsent = use(UnsentContext);
  if (!unsent) throw new Error('useUnsent is used outside of UnsentProvider');
  return unsent;
}
