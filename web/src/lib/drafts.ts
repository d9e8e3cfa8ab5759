import { useCallback, useMemo, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draftStorage.ts';
import { browserStorage } from './safeStorage.ts';
import { useSession } from './session/useSession.ts';

/** A draft of the signed-in user; `part` is for forms that keep several, such as one per stage. */
export interface Draft<T> {
  /** Null if there is no draft or it has another shape. */
  read: (part?: string) => T | null;
  keep: (value: T, part?: string) => void;
  clear: (part?: string) => void;
  /** Whether there was a draft without a part, or one was kept since. */
  kept: boolean;
}

/**
 * A draft in the storage of this browser, per user: it survives reload and an expired session;
 * logout clears it.
 * @param form key of the form
 * @param isValid type guard for stored values, which an older version may have written
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
