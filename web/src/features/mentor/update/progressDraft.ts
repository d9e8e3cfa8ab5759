import type { StageStatus } from '../../../schema.generated.ts';
import { useDraft, type Draft } from '../../../lib/drafts.ts';

/** What was filled in for one stage of one person and is not saved. */
export interface ProgressDraft {
  feedback: string;
  status: StageStatus;
  /** `StageProgress.version` when the draft was begun; null without one. */
  version: string | null;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const STATUSES: readonly unknown[] = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'];

/** Type guard for stored drafts. */
export function isProgressDraft(value: unknown): value is ProgressDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { feedback, status, version, keptAt } = value as Record<string, unknown>;
  return (
    typeof feedback === 'string' &&
    STATUSES.includes(status) &&
    (version === null || typeof version === 'string') &&
    typeof keptAt === 'number'
  );
}

/** Part of the draft that was begun before a stage was chosen. */
export const NO_STAGE_PART = '';

/** How the keys of all these drafts begin. */
export const PROGRESS_DRAFTS = 'progress:';

/** The drafts of one person: one for each stage, and one without a stage. */
export const useProgressDraft = (personId: string): Draft<ProgressDraft> =>
  useDraft(`${PROGRESS_DRAFTS}${personId}`, isProgressDraft);

/** The stage with the newest draft; undefined without drafts. */
export function newestDraftStage(
  draft: Pick<Draft<ProgressDraft>, 'read'>,
  stageIds: readonly string[],
): string | undefined {
  const kept = stageIds.flatMap((id) => {
    const found = draft.read(id);
    return found ? [{ id, keptAt: found.keptAt }] : [];
  });
  return kept.toSorted((a, b) => b.keptAt - a.keptAt)[0]?.id;
}
