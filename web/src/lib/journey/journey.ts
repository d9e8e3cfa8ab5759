import { shortDate } from '../format.ts';
import type { JourneyFragment } from './Journey.generated.ts';
import { stageName } from './stageName.ts';

/** Where a person stands with each stage of the club. */
export type Progress = NonNullable<JourneyFragment['progress']>;
type StageProgress = NonNullable<Progress['stages']>[number];

/** A stage ready to be drawn: named, with its date in words. */
export interface JourneyStage {
  id: string;
  /** Id of the stage itself; `id` is that of the person's progress in it. */
  stageId: string;
  name: string;
  status: StageProgress['status'];
  /** Short month, day, year; null without a save. */
  date: string | null;
  feedback: string | null;
  /** What happens in this stage; null when not given. */
  description: string | null;
  /** The moment of the last save, for comparing. */
  savedAt: string | null;
}

/** The stages of the path in order; empty when there are none or the backend gave none. */
export function journeyStages(progress: Progress | null | undefined): JourneyStage[] {
  return (progress?.stages ?? []).map(({ id, status, feedback, date, stage }, index) => ({
    id,
    stageId: stage.id,
    name: stageName(stage.name, index),
    status,
    date: date ? shortDate(date) : null,
    feedback: feedback?.trim() ? feedback : null,
    description: stage.description?.trim() ? stage.description : null,
    savedAt: date,
  }));
}

/** How many stages are completed. */
export function completedCount(stages: readonly JourneyStage[]): number {
  return stages.filter((stage) => stage.status === 'COMPLETED').length;
}

/** The stage where the person is: the last in progress, else the first one still open. */
export function stageNow(stages: readonly JourneyStage[]): JourneyStage | undefined {
  return (
    stages.findLast((stage) => stage.status === 'IN_PROGRESS') ??
    stages.find((stage) => stage.status === 'NOT_STARTED')
  );
}

/** The stages the mentor wrote about, in the order of the path. */
export function withFeedback(
  stages: readonly JourneyStage[],
): (JourneyStage & { feedback: string })[] {
  return stages.flatMap((stage) =>
    stage.feedback === null ? [] : [{ ...stage, feedback: stage.feedback }],
  );
}

/** The words saved last; of two saved at the same moment, those of the later stage. */
export function latestFeedback(
  stages: readonly JourneyStage[],
): (JourneyStage & { feedback: string }) | undefined {
  return withFeedback(stages).reduce<(JourneyStage & { feedback: string }) | undefined>(
    (latest, stage) => (latest && (latest.savedAt ?? '') > (stage.savedAt ?? '') ? latest : stage),
    undefined,
  );
}
