import type { StageProgress } from './progress.ts';

/** Completed stages of all stages in whole percent, rounded half up; null without any stage. */
export function percentOf(stages: Pick<StageProgress, 'status'>[]): number | null {
  if (stages.length === 0) return null;
  const completed = stages.filter(({ status }) => status === 'completed').length;
  return Math.round((completed / stages.length) * 100);
}

/** The name of the last stage in progress, else of the last completed; null when none has begun. */
export function currentStageOf(stages: Pick<StageProgress, 'status' | 'stage'>[]): string | null {
  const current =
    stages.findLast(({ status }) => status === 'in progress') ??
    stages.findLast(({ status }) => status === 'completed');
  return current?.stage.name ?? null;
}
