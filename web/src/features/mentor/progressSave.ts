import type { StageStatus } from '../../schema.generated.ts';

/** What the mentor filled in. */
export interface ProgressValues {
  status: StageStatus;
  /** If empty, the earlier feedback stays. */
  feedback: string;
}

/** A save of one stage. */
export interface ProgressSave extends ProgressValues {
  stageId: string;
  stageName: string;
  /** The version of the stage that must still be current; null if any may be overwritten. */
  version: string | null;
}
