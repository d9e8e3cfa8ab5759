import { useState } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { draftKeys, dropDraft, keepDraft, readDraft } from '../../../lib/draftStorage.ts';
import { browserStorage } from '../../../lib/safeStorage.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import type { StageStatus } from '../../../schema.generated.ts';
import type { SessionValues, StoredSession } from '../session/sessionValues.ts';
import { statusOptions } from '../list/stages.ts';

/** Values of an update. */
export interface ProgressValues {
  status: StageStatus;
  /** If empty, the earlier feedback is kept. */
  feedback: string;
}

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

/** Without a stage, feedback and session. */
export const EMPTY_DRAFT: Omit<ProgressDraft, 'session'> = {
  status: 'IN_PROGRESS',
  feedback: '',
  stageId: '',
  version: null,
  keptAt: 0,
};

/** A draft as it is stored, perhaps by the release before. */
export interface StoredDraft extends Omit<ProgressDraft, 'session'> {
  session?: StoredSession;
}

function isSession(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { at = '', ...fields } = value as Record<string, unknown>;
  return (
    [fields['nextDay'], fields['nextTime'], fields['nextPlace'], at].every(
      (text) => typeof text === 'string',
    ) &&
    (at === '' || !Number.isNaN(Date.parse(at as string)))
  );
}

/** Type guard for stored drafts. */
function isProgressDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { stageId, feedback, status, version, session, keptAt } = value as Record<string, unknown>;
  return (
    typeof stageId === 'string' &&
    typeof feedback === 'string' &&
    statusOptions().some((one) => one.value === status) &&
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
  return useDraft({ key: form, personId }, isProgressDraft);
}
