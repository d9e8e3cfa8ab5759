/** The three states of a counselling stage, as the schema names them. */
export type StageStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED';

/** A stage as the path widgets draw it. `date` is ready to read ("Started Nov 4, 2026"). */
export interface PathStage {
  id: string;
  name: string;
  status: StageStatus;
  date?: string | null;
}

type Stages = readonly { status: StageStatus }[];

const lastInProgress = (stages: Stages) =>
  stages.findLastIndex(({ status }) => status === 'IN_PROGRESS');

/** The current stage: the last one in progress, else the last completed; -1 when none has started. */
export function currentIndex(stages: Stages): number {
  const inProgress = lastInProgress(stages);
  return inProgress >= 0
    ? inProgress
    : stages.findLastIndex(({ status }) => status === 'COMPLETED');
}

/**
 * What is next on the way: the last stage in progress, else the first one still open. -1 when every
 * stage is completed.
 */
export function nextIndex(stages: Stages): number {
  const inProgress = lastInProgress(stages);
  return inProgress >= 0 ? inProgress : stages.findIndex(({ status }) => status === 'NOT_STARTED');
}

/**
 * Up to which stage the way has been walked: the last one before the first that is not begun, which
 * may be an early one that was set back. -1 when the first is not begun.
 */
export function walkedIndex(stages: Stages): number {
  const open = stages.findIndex((stage) => stage.status === 'NOT_STARTED');
  return (open < 0 ? stages.length : open) - 1;
}
