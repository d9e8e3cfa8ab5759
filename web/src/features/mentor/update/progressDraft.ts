import { useState } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { draftKeys, dropDraft, keepDraft, readDraft } from '../../../lib/draftStorage.ts';
import { shortDate } from '../../../lib/format.ts';
import { browserStorage } from '../../../lib/safeStorage.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import type { ProgressValues } from '../outbox/prepareUpdate.ts';
import { STATUSES } from './stages.ts';

/** The unsaved update of a person. There is one per person. */
export interface ProgressDraft extends ProgressValues {
  /** Empty before a stage is selected. */
  stageId: string;
  /** `StageProgress.version` when the draft was started; may be null. */
  version: string | null;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Type guard for stored drafts. */
function isProgressDraft(value: unknown): value is ProgressDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { stageId, feedback, status, version, keptAt } = value as Record<string, unknown>;
  return (
    typeof stageId === 'string' &&
    typeof feedback === 'string' &&
    STATUSES.some((one) => one.value === status) &&
    (version === null || typeof version === 'string') &&
    typeof keptAt === 'number'
  );
}

/** Joins the person's drafts of the release before, one per stage: keeps the newest. */
function takeOverFormerDrafts(userId: string, form: string): void {
  const start = `${form}:`;
  const keys = draftKeys(browserStorage, userId).filter((key) => key.startsWith(start));
  const former = keys.flatMap((key) => {
    const value = readDraft(browserStorage, userId, key);
    const draft: unknown = value && { ...value, stageId: key.slice(start.length) };
    return isProgressDraft(draft) ? [draft] : [];
  });
  const [newest] = former.toSorted((a, b) => b.keptAt - a.keptAt);
  if (newest && readDraft(browserStorage, userId, form) === null) {
    keepDraft(browserStorage, userId, form, newest);
  }
  for (const key of keys) dropDraft(browserStorage, userId, key);
}

/** The draft of a person in the browser's storage. */
export function useProgressDraft(personId: string) {
  const form = `progress:${personId}`;
  const userId = useSession().user?.id ?? '';
  useState(() => {
    takeOverFormerDrafts(userId, form);
  });
  return useDraft(form, isProgressDraft);
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "14:05" today, else "Nov 22, 2026, 14:05", in the user's time zone. */
export function draftTimeText(keptAt: number, now = Date.now()): string {
  const time = clock.format(keptAt);
  const day = shortDate(new Date(keptAt).toISOString());
  return day === shortDate(new Date(now).toISOString()) ? time : `${day}, ${time}`;
}
