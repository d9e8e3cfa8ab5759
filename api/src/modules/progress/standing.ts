import type { StageStatus } from '../../domain/words.ts';
import type { Stage } from '../clubs/club.ts';

/** The newest save of one person for one stage. */
export interface Save {
  stageId: string;
  status: StageStatus;
  feedback: string | null;
  savedAt: Date;
  /** null unless the status is completed. */
  completedAt: Date | null;
}

/** Where a person stands with one stage. */
export interface StageStanding {
  stage: Stage;
  status: StageStatus;
  feedback: string | null;
  /** null without a save. */
  savedAt: Date | null;
  completedAt: Date | null;
}

/** Where a person stands with all stages of the present club, in order. */
export interface Standing {
  stages: StageStanding[];
  /** Whole percent, 0 to 100. */
  percent: number;
  /** null when nothing has started. */
  currentStage: string | null;
  /** null without a save. */
  lastUpdated: Date | null;
}

/** Puts together where a person stands; saves for other clubs' stages do not count. */
export function standingOf(stages: readonly Stage[], saves: readonly Save[]): Standing {
  const saved = new Map(saves.map((save) => [save.stageId, save]));
  const standings = stages.map((stage): StageStanding => {
    const save = saved.get(stage.id);
    return {
      stage,
      status: save?.status ?? 'not started',
      feedback: save?.feedback ?? null,
      savedAt: save?.savedAt ?? null,
      completedAt: save?.completedAt ?? null,
    };
  });
  return {
    stages: standings,
    percent: percentOf(standings.map(({ status }) => status)),
    currentStage: currentStageOf(standings),
    lastUpdated: latest(standings),
  };
}

/** Completed of all stages in whole percent, rounded half up; 0 without stages. */
export function percentOf(statuses: readonly StageStatus[]): number {
  if (statuses.length === 0) return 0;
  const completed = statuses.filter((status) => status === 'completed').length;
  return Math.round((100 * completed) / statuses.length);
}

/** The name of the last stage in progress, else of the last completed one, else null. */
export function currentStageOf(
  stages: readonly Pick<StageStanding, 'stage' | 'status'>[],
): string | null {
  const lastThatIs = (wanted: StageStatus): number =>
    stages.findLastIndex(({ status }) => status === wanted);
  const inProgress = lastThatIs('in progress');
  const at = inProgress === -1 ? lastThatIs('completed') : inProgress;
  const current = stages[at];
  return current ? current.stage.name || `Stage ${at + 1}` : null;
}

function latest(stages: readonly StageStanding[]): Date | null {
  const moments = stages.flatMap(({ savedAt }) => (savedAt ? [savedAt.getTime()] : []));
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}
