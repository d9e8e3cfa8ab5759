import { useState } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { draftKeys, dropDraft, keepDraft, readDraft } from '../../../lib/draftStorage.ts';
import { browserStorage } from '../../../lib/safeStorage.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import type { ProgressValues } from '../outbox/prepareUpdate.ts';
import type { SessionValues } from '../session/sessionValues.ts';
import { STATUSES } from './stages.ts';

/** Values of the form: progress of the stage, and the next session. */
export interface FormValues extends ProgressValues, SessionValues {}

/** The unsaved update of a person. There is one per person. */
export interface ProgressDraft extends ProgressValues {
  /** Empty before a stage is selected. */
  stageId: string;
  /** `StageProgress.version` when the draft was started; may be null. */
  version: string | null;
  /** The next session, if it was changed. */
  session?: SessionValues;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const isSession = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  ['nextDay', 'nextTime', 'nextPlace'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

/** Type guard for stored drafts. */
function isProgressDraft(value: unknown): value is ProgressDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { stageId, feedback, status, version, session, keptAt } = value as Record<string, unknown>;
  return (
    typeof stageId === 'string' &&
    typeof feedback === 'string' &&
    STATUSES.some((one) => one.value === status) &&
    (version === null || typeof version === 'string') &&
    (session === undefined || isSession(session)) &&
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
