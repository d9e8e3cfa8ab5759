import { optionText } from '../i18n/options.ts';
import { t } from '@lingui/core/macro';
import { shortDate } from '../format.ts';
import type { JourneyFragment } from './Journey.generated.ts';
import { visibleLength } from '../characters.ts';

/** A person's progress in each stage of the club. */
export type Progress = NonNullable<JourneyFragment['progress']>;
type StageProgress = NonNullable<Progress['stages']>[number];

/** A stage for display, with a name and a formatted date. */
export interface JourneyStage {
  id: string;
  /** Id of the stage; `id` is that of the person's progress in it. */
  stageId: string;
  name: string;
  status: StageProgress['status'];
  /** Formatted date; null if never saved. */
  date: string | null;
  feedback: string | null;
  /** Description of the stage; null when blank. */
  description: string | null;
  /** Time of the last save, for sorting. */
  savedAt: string | null;
}

/** Stages of the path in order; empty without stages or without progress. */
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

/** Number of completed stages. */
export function completedCount(stages: readonly JourneyStage[]): number {
  return stages.filter((stage) => stage.status === 'COMPLETED').length;
}

/** The stage to show as current: the last in progress, else the first not started. */
export function activeStage(stages: readonly JourneyStage[]): JourneyStage | undefined {
  return (
    stages.findLast((stage) => stage.status === 'IN_PROGRESS') ??
    stages.find((stage) => stage.status === 'NOT_STARTED')
  );
}

/** Stages with feedback, in the order of the path. */
export function withFeedback(
  stages: readonly JourneyStage[],
): (JourneyStage & { feedback: string })[] {
  return stages.flatMap((stage) =>
    stage.feedback === null ? [] : [{ ...stage, feedback: stage.feedback }],
  );
}

/** The feedback that was saved last; at the same time, that of the later stage. */
export function latestFeedback(
  stages: readonly JourneyStage[],
): (JourneyStage & { feedback: string }) | undefined {
  return withFeedback(stages).reduce<(JourneyStage & { feedback: string }) | undefined>(
    (latest, stage) => (latest && (latest.savedAt ?? '') > (stage.savedAt ?? '') ? latest : stage),
    undefined,
  );
}

/**
 * Display name of a stage: its name, in the language of the page if it is one of the default stages,
 * or "Stage 2" by its position when nothing in it is visible.
 */
export function stageName(name: string, index: number): string {
  return visibleLength(name) === 0 ? t`Stage ${{ number: index + 1 }}` : optionText(name);
}
