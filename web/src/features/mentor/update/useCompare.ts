import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProgressValues } from '../outbox/progressSave.ts';

/** History state of a link that reopens a rejected update in the form. */
export interface Reopened {
  /** Id of the update. */
  reopened: string;
  /** The draft conflicts with a newer version. */
  isConflict: boolean;
}

/** The rejected update reopened by the current history entry, if any. */
export function useReopened(): Partial<Reopened> {
  const { state } = useLocation() as { state: Partial<Reopened> | null };
  return state ?? {};
}

/** Values to compare with the newer version; null without a conflict. */
export function useCompare(initial: ProgressValues | null) {
  const { isConflict = false } = useReopened();
  return useState(isConflict ? initial : null);
}
