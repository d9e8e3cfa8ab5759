import { t } from '@lingui/core/macro';

/** Status of a stage, as in the schema. */
export type StageStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED';

/** Words of a status. @param notStarted students see Pending */
export function stageStatusText(
  status: StageStatus,
  notStarted: 'Pending' | 'Not Started' = 'Not Started',
): string {
  if (status === 'COMPLETED') return t`Completed`;
  if (status === 'IN_PROGRESS') return t`In Progress`;
  return notStarted === 'Pending' ? t`Pending` : t`Not Started`;
}

/** A stage for display. `date` is formatted ("Started Nov 4, 2026"). */
export interface PathStage {
  id: string;
  name: string;
  status: StageStatus;
  date?: string | null;
}

type Stages = readonly { status: StageStatus }[];

const lastInProgress = (stages: Stages) =>
  stages.findLastIndex(({ status }) => status === 'IN_PROGRESS');

/**
 * Index of the current stage: the last in progress, else the last completed; -1 before the first is
 * started.
 */
export function currentIndex(stages: Stages): number {
  const inProgress = lastInProgress(stages);
  return inProgress >= 0
    ? inProgress
    : stages.findLastIndex(({ status }) => status === 'COMPLETED');
}

/**
 * Index of the next stage: the last in progress, else the first not started; -1 when all are
 * completed.
 */
export function nextIndex(stages: Stages): number {
  const inProgress = lastInProgress(stages);
  return inProgress >= 0 ? inProgress : stages.findIndex(({ status }) => status === 'NOT_STARTED');
}

/**
 * Index of the last stage before the first not started one; -1 if the first is not started. The not
 * started one may come before completed ones, if it was reset.
 */
export function reachedIndex(stages: Stages): number {
  const open = stages.findIndex((stage) => stage.status === 'NOT_STARTED');
  return (open < 0 ? stages.length : open) - 1;
}
