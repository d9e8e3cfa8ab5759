import type { StageStatus } from '../../../schema.generated.ts';

/** Values of the update form. */
export interface ProgressValues {
  status: StageStatus;
  /** If empty, the earlier feedback is kept. */
  feedback: string;
}

/** A save of one stage. */
export interface ProgressSave extends ProgressValues {
  stageId: string;
  stageName: string;
  /** Expected version of the stage; null to overwrite any. */
  version: string | null;
}
