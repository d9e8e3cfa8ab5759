import type {
  ProgressBand,
  ProgressStatus,
  Progress,
  StageProgress,
  StageStatus,
} from '../../domain/progress.ts';

/**
 * Where the bands begin, in percent. The specification has two more sets of thresholds,
 * for colours alone, which the screens keep: 70 and 40 for bars, 80 and 50 for the mentor's figures.
 */
const BAND_FROM = { HIGH: 80, MEDIUM: 40, LOW: 1 } as const;

/** Completed stages of all stages in whole percent, rounded half up; null without any stage. */
export function percentOf<T>(stages: T[], statusIn: (stage: T) => StageStatus): number | null {
  let completed = 0;
  for (const stage of stages) if (statusIn(stage) === 'COMPLETED') completed += 1;
  return stages.length === 0 ? null : Math.round((completed / stages.length) * 100);
}

/** The name of the last stage in progress, else of the last completed; null when none has begun. */
export function currentStageOf(stages: Pick<StageProgress, 'status' | 'stage'>[]): string | null {
  const inProgress = stages.findLastIndex(({ status }) => status === 'IN_PROGRESS');
  const at =
    inProgress >= 0 ? inProgress : stages.findLastIndex(({ status }) => status === 'COMPLETED');
  const current = stages[at];
  return current ? current.stage.name || `Stage ${at + 1}` : null;
}

/** Not started at 0, completed at 100, in progress between. */
export function statusOf(percent: number): ProgressStatus {
  if (percent >= 100) return 'COMPLETED';
  return percent > 0 ? 'IN_PROGRESS' : 'NOT_STARTED';
}

/** The band that people are filtered by. */
export function bandOf(percent: number): ProgressBand {
  if (percent >= BAND_FROM.HIGH) return 'HIGH';
  if (percent >= BAND_FROM.MEDIUM) return 'MEDIUM';
  return percent >= BAND_FROM.LOW ? 'LOW' : 'NOT_STARTED';
}

/** Without any progress nothing has started. */
export function isInBand(
  { progress }: { progress: Pick<Progress, 'percent'> | undefined },
  band: ProgressBand,
): boolean {
  return bandOf(progress?.percent ?? 0) === band;
}
