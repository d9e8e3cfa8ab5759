import type { StageStatus } from '../../domain/words.ts';
import type { Step } from '../agreed-steps/step.ts';
import type { Stage } from '../clubs/club.ts';

/** The person's reply to the present feedback of a stage. */
export interface Answer {
  text: string;
  at: Date;
  /** null until the mentor has seen it. */
  readAt: Date | null;
  /** Whether the mentor has saved the stage since. */
  isClosed: boolean;
}

/** The latest saved progress of one person in one stage. */
export interface Save {
  stageId: string;
  status: StageStatus;
  feedback: string | null;
  savedAt: Date;
  /** null unless the status is completed. */
  completedAt: Date | null;
}

/** The same with the answer of the person. */
export interface AnsweredSave extends Save {
  answer?: Answer | null;
}

/** Progress of a person in one stage. */
export interface StageProgress {
  stage: Stage;
  status: StageStatus;
  feedback: string | null;
  /** null if never saved. */
  savedAt: Date | null;
  completedAt: Date | null;
  answer: Answer | null;
}

/**
 * Summary of a person's progress in the present club. The SQL function `refresh_roster`
 * (migrations/0022_text_as_typed.expand.sql) is the only place that computes it, because lists are filtered and
 * sorted by it.
 */
export interface ProgressSummary {
  /** Completed stages of all stages in percent, rounded half up. */
  percent: number;
  /** Name of the last stage in progress, else of the last completed one, else null. */
  currentStage: string | null;
  /** null if never saved. */
  lastUpdated: Date | null;
}

/** Progress of a person in all stages of the present club, in order. */
export interface ProgressInStages extends ProgressSummary {
  stages: StageProgress[];
}

/** The same with the agreed steps. */
export interface Progress extends ProgressInStages {
  /** Open ones and those done lately. */
  agreedSteps: Step[];
}

/** Progress of a person without a club. */
export const noProgress: Progress = {
  stages: [],
  agreedSteps: [],
  percent: 0,
  currentStage: null,
  lastUpdated: null,
};

/** Adds the saved progress to the stages of a club; saves in other clubs are ignored. */
export function stagesWithProgress(
  stages: readonly Stage[],
  saves: readonly AnsweredSave[],
): StageProgress[] {
  const saveOf = new Map(saves.map((save) => [save.stageId, save]));
  return stages.map((stage) => {
    const save = saveOf.get(stage.id);
    return {
      stage,
      status: save?.status ?? 'not started',
      feedback: save?.feedback ?? null,
      savedAt: save?.savedAt ?? null,
      completedAt: save?.completedAt ?? null,
      answer: save?.answer ?? null,
    };
  });
}
