import {
  progressBands,
  type Progress,
  type ProgressBand,
  type ProgressStatus,
  type StageProgress,
} from '../../domain/progress.ts';
import type { BandCount } from '../../domain/statistics.ts';
import { valueOrThrow } from '../reading/orError.ts';
import { unnamedStage } from './idOrName.ts';

/** Lower bounds of the bands in percent, as in the api and the web's optimisticSave.ts. */
const BAND_FROM = { HIGH: 80, MEDIUM: 40, LOW: 1 } as const;

/** Percentage of completed stages, rounded half up; null without stages. */
export function percentOf(completed: number, stages: number): number | null {
  return stages === 0 ? null : Math.round((100 * completed) / stages);
}

/** The name of the last stage in progress, else of the last completed one, else null. */
export function currentStageOf(stages: Pick<StageProgress, 'status' | 'stage'>[]): string | null {
  const inProgress = stages.findLastIndex(({ status }) => status === 'IN_PROGRESS');
  const at =
    inProgress >= 0 ? inProgress : stages.findLastIndex(({ status }) => status === 'COMPLETED');
  const current = stages[at];
  return current ? current.stage.name || unnamedStage(at) : null;
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

/** A person, or another record with progress. */
interface WithProgress {
  progress: Pick<Progress, 'percent'> | undefined;
}

/** A person without progress has not started. */
export function isInBand({ progress }: WithProgress, band: ProgressBand): boolean {
  return bandOf(progress?.percent ?? 0) === band;
}

/** Number of people in each band, highest first. */
export function countBands(people: WithProgress[]): BandCount[] {
  return progressBands.map((band) => ({
    band,
    count: people.filter((person) => isInBand(person, band)).length,
  }));
}

/** Whether this is the name of the current stage; an empty name matches people who have not started. */
export function isAtStage(
  { progress }: { progress: Pick<Progress, 'currentStage'> | undefined },
  stage: string,
): boolean {
  return (valueOrThrow(progress?.currentStage) ?? '').trim() === stage.trim();
}
