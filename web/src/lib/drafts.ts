import { t } from '@lingui/core/macro';
import { useCallback, useMemo, useState } from 'react';
import { dropDraft, isDraftStored, keepDraft, readDraft } from './draftStorage.ts';
import { clockText, shortDate } from './format.ts';
import { browserStorage } from './safeStorage.ts';
import { useSession } from './session/useSession.ts';

/** Shown instead of a sentence about storing when the browser's storage is blocked or full. */
export const notStored = () => t`Not stored on this device: keep this page open`;

/** A draft of the signed-in user. */
export interface Draft<T> {
  /** Null without a draft or if `isValid` rejects it. */
  read: () => T | null;
  keep: (value: T) => void;
  clear: () => void;
  /** Whether a draft exists, either from before or kept since. */
  kept: boolean;
  /** False if the browser's storage is blocked or full: drafts end when the page is closed. */
  isStored: boolean;
}

/** The form of a draft, which is stored with it for the list of drafts. */
export interface DraftForm {
  /** Key in the storage. */
  key: string;
  /** Name of the form, for the release before, which does not derive it from the key. */
  form?: string;
  /** Id of the person that the form is about; their name is not stored. */
  personId?: string;
}

/**
 * A draft in the browser's storage, per user. A reload and an expired session keep it; logout,
 * another user's login and 14 days without a change remove it.
 * @param isValid type guard for stored values, which an older release may have written
 */
export function useDraft<T extends object>(
  { key, form, personId }: DraftForm,
  isValid: (value: unknown) => value is T,
): Draft<T> {
  const userId = useSession().user?.id ?? '';
  const read = useCallback(() => {
    const stored = readDraft(browserStorage, userId, key);
    if (!isValid(stored)) return null;
    const value: T & { draftOf?: unknown } = { ...stored };
    delete value.draftOf;
    return value;
  }, [userId, key, isValid]);
  const [kept, setKept] = useState(() => read() !== null);
  const [isStored, setIsStored] = useState(() =>
    kept ? isDraftStored(browserStorage, userId, key) : browserStorage.canStore(),
  );
  return useMemo(
    () => ({
      read,
      kept,
      isStored,
      keep: (value) => {
        keepDraft(browserStorage, userId, key, { ...value, draftOf: { form, personId } });
        setKept(true);
        setIsStored(isDraftStored(browserStorage, userId, key));
      },
      clear: () => {
        dropDraft(browserStorage, userId, key);
        setKept(false);
      },
    }),
    [userId, key, form, personId, read, kept, isStored],
  );
}

/** "14:05" today, else "Nov 22, 2026, 14:05", in the user's time zone. */
export function draftTimeText(keptAt: number, now = Date.now()): string {
  const time = clockText(new Date(keptAt));
  const day = shortDate(new Date(keptAt).toISOString());
  return day === shortDate(new Date(now).toISOString()) ? time : `${day}, ${time}`;
}
