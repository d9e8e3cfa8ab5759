import { useCallback, useMemo, useState } from 'react';
import { dropDraft, isDraftStored, keepDraft, readDraft } from './draftStorage.ts';
import { browserStorage } from './safeStorage.ts';
import { useSession } from './session/useSession.ts';

/** Shown instead of a sentence about storing when the browser's storage is blocked or full. */
export const NOT_STORED = 'Not stored on this device: keep this page open';

/**
 * A draft of the signed-in user. `part` is for forms with several drafts, such as one per stage.
 */
export interface Draft<T> {
  /** Null without a draft or if `isValid` rejects it. */
  read: (part?: string) => T | null;
  keep: (value: T, part?: string) => void;
  clear: (part?: string) => void;
  /** Whether a draft exists, either from before or kept since. */
  kept: boolean;
  /** False if the browser's storage is blocked or full: drafts end when the page is closed. */
  isStored: boolean;
}

/**
 * A draft in the browser's storage, per user. A reload and an expired session keep it; logout,
 * another user's login and 14 days without a change remove it.
 * @param form key of the form
 * @param isValid type guard for stored values, which an older release may have written
 */
export function useDraft<T>(form: string, isValid: (value: unknown) => value is T): Draft<T> {
  const userId = useSession().user?.id ?? '';
  const keyOf = useCallback(
    (part?: string) => (part === undefined ? form : `${form}:${part}`),
    [form],
  );
  const read = useCallback(
    (part?: string) => {
      const value = readDraft(browserStorage, userId, keyOf(part));
      return isValid(value) ? value : null;
    },
    [userId, keyOf, isValid],
  );
  const [kept, setKept] = useState(() => read() !== null);
  const [isStored, setIsStored] = useState(() =>
    kept ? isDraftStored(browserStorage, userId, form) : browserStorage.canStore(),
  );
  return useMemo(
    () => ({
      read,
      kept,
      isStored,
      keep: (value, part) => {
        keepDraft(browserStorage, userId, keyOf(part), value);
        setKept(true);
        setIsStored(isDraftStored(browserStorage, userId, keyOf(part)));
      },
      clear: (part) => {
        dropDraft(browserStorage, userId, keyOf(part));
        setKept(false);
      },
    }),
    [userId, keyOf, read, kept, isStored],
  );
}
