import { useCallback, useMemo, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draftStorage.ts';
import { browserStorage } from './safeStorage.ts';
import { useSession } from './session/useSession.ts';

/** The draft of one form of the signed-in user. */
export interface Draft<T> {
  /** What was kept; null when there is nothing or it does not fit. */
  read: () => T | null;
  keep: (value: T) => void;
  clear: () => void;
  /** Whether something is kept now. */
  kept: boolean;
}

/**
 * A draft that survives reload and an expired session, per user; logout clears it.
 * @param key names the form, and the person and stage where there are several
 * @param fits whether what was kept, perhaps by an older version, still has the right shape
 */
export function useDraft<T>(key: string, fits: (value: unknown) => value is T): Draft<T> {
  const { user } = useSession();
  const userId = user?.id;
  const read = useCallback(() => {
    const value = userId === undefined ? null : readDraft(browserStorage, userId, key);
    return fits(value) ? value : null;
  }, [userId, key, fits]);
  const [kept, setKept] = useState(() => read() !== null);
  return useMemo(
    () => ({
      read,
      kept,
      keep: (value) => {
        if (userId === undefined) return;
        keepDraft(browserStorage, userId, key, value);
        setKept(true);
      },
      clear: () => {
        if (userId === undefined) return;
        dropDraft(browserStorage, userId, key);
        setKept(false);
      },
    }),
    [userId, key, read, kept],
  );
}
