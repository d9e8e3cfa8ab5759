import { useCallback, useMemo, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draftStorage.ts';
import { browserStorage } from './safeStorage.ts';
import { useSession } from './session/useSession.ts';

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
}

/**
 * A draft in the browser's storage, per user. A reload and an expired session keep it; logout
 * removes it.
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
  return useMemo(
    () => ({
      read,
      kept,
      keep: (value, part) => {
        keepDraft(browserStorage, userId, keyOf(part), value);
        setKept(true);
      },
      clear: (part) => {
        dropDraft(browserStorage, userId, keyOf(part));
        setKept(false);
      },
    }),
    [userId, keyOf, read, kept],
  );
}
