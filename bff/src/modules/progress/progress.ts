import type { StageStatus } from '../../gen/schema.generated.ts';
import type { Stage } from '../clubs/club.ts';

/** Where one person stands with one stage. */
export interface StageProgress {
  /** `<personId>~<stageId>`. */
  id: string;
  stage: Stage;
  status: StageStatus;
  feedback: string | null;
  date: string | null;
}

/** A person's way through the stages of the present club; the same for all three tiers. */
export interface Progress {
  /** 0 to 100. */
  percent: number;
  currentStage: string | null;
  lastUpdated: string | null;
  /** Null when the backend gave none. */
  stages: StageProgress[] | null;
}
