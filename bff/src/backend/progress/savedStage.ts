import type { ProgressSave, StageProgress } from '../../domain/progress.ts';
import { upstreamStageId } from '../entities/club.ts';
import { matchesSent } from '../writes/matchesSent.ts';

/** The stage that a save is about, by its id or by the name that the backend has in its place. */
export function findStage(
  stages: StageProgress[] | null | undefined,
  { clubId, stageId }: Pick<ProgressSave, 'clubId' | 'stageId'>,
): StageProgress | undefined {
  const ids = [stageId, upstreamStageId(clubId, stageId)];
  return stages?.find(({ stage, stageKey }) =>
    [stage.id, stageKey].some((id) => id !== null && ids.includes(id)),
  );
}

/** True of a stage that has the status and the feedback that are to be saved. */
export function hasSaved(
  { status, feedback }: StageProgress,
  save: Pick<ProgressSave, 'status' | 'feedback'>,
): boolean {
  return matchesSent({ status, feedback }, { status: save.status, feedback: save.feedback });
}
