import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProgressValues } from '../progressSave.ts';

/** State of a link that puts a refused update back into the form. */
export interface Reopened {
  /** Id of the update. */
  reopened: string;
  /** The draft is compared with what was saved meanwhile. */
  isConflict: boolean;
}

/** The refused update that the present history entry puts back into the form, if any. */
export function useReopened(): Partial<Reopened> {
  const { state } = useLocation() as { state: Partial<Reopened> | null };
  return state ?? {};
}

/** The values that are compared with those saved meanwhile; null while nothing is compared. */
export function useCompare(initial: ProgressValues | null) {
  const { isConflict = false } = useReopened();
  return useState(isConflict ? initial : null);
}
