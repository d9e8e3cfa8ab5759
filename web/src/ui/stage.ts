/** The three states of a counselling stage, as the schema names them. */
export type StageStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED';

/** A stage as the path widgets draw it. `date` is ready to read ("Started Nov 4, 2026"). */
export interface PathStage {
  id: string;
  name: string;
  status: StageStatus;
  date?: string | null;
}

/**
 * Where the marigold cap sits: the last stage in progress, else the first one still open.
 * -1 when every stage is completed.
 */
export function currentIndex(stages: readonly { status: StageStatus }[]): number {
  const inProgress = stages.findLastIndex((stage) => stage.status === 'IN_PROGRESS');
  return inProgress >= 0 ? inProgress : stages.findIndex((stage) => stage.status === 'NOT_STARTED');
}

/**
 * Up to which stage the way has been walked: the last one before the first that is not begun, which
 * may be an early one that was set back. -1 when the first is not begun.
 */
export function walkedIndex(stages: readonly { status: StageStatus }[]): number {
  const open = stages.findIndex((stage) => stage.status === 'NOT_STARTED');
  return (open < 0 ? stages.length : open) - 1;
}
