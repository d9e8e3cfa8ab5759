import { useMemo } from 'react';
import { dropDraft, keepDraft, readDraft } from './draftStorage.ts';
import { useSession } from './session/useSession.ts';

/** The draft of one form of the signed-in user. */
export interface Draft<T> {
  /** What was kept; null when there is nothing or it does not fit. */
  read: () => T | null;
  keep: (value: T) => void;
  clear: () => void;
}

/**
 * A draft that survives reload and an expired session, per user; logout clears it.
 * @param key names the form, and the person and stage where there are several
 * @param fits whether what was kept, perhaps by an older version, still has the right shape
 */
export function useDraft<T>(key: string, fits: (value: unknown) => value is T): Draft<T> {
  const { user } = useSession();
  const userId = user?.id;
  return useMemo(
    () => ({
      read: () => {
        const value = userId === undefined ? null : readDraft(localStorage, userId, key);
        return fits(value) ? value : null;
      },
      keep: (value) => {
        if (userId !== undefined) keepDraft(localStorage, userId, key, value);
      },
      clear: () => {
        if (userId !== undefined) dropDraft(localStorage, userId, key);
      },
    }),
    [userId, key, fits],
  );
}
