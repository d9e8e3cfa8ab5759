import type { StageStatus } from '../../../schema.generated.ts';
import { useDraft, type Draft } from '../../../lib/drafts.ts';

/** Unsaved values for one stage of one person. */
export interface ProgressDraft {
  feedback: string;
  status: StageStatus;
  /** `StageProgress.version` when the draft was started; may be null. */
  version: string | null;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const STATUSES: readonly unknown[] = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'];

/** Type guard for stored drafts. */
function isProgressDraft(value: unknown): value is ProgressDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { feedback, status, version, keptAt } = value as Record<string, unknown>;
  return (
    typeof feedback === 'string' &&
    STATUSES.includes(status) &&
    (version === null || typeof version === 'string') &&
    typeof keptAt === 'number'
  );
}

/** Part of a draft that was started before a stage was selected. */
export const NO_STAGE_PART = '';

/** Drafts of one person: one per stage, and one without a stage. */
export const useProgressDraft = (personId: string): Draft<ProgressDraft> =>
  useDraft(`progress:${personId}`, isProgressDraft);

/** Stage with the newest draft; undefined without drafts. */
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
