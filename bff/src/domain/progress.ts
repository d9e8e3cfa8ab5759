import type { StageStatus } from '../gen/schema.generated.ts';
import type { OrError } from '../backend/reading/orError.ts';
import type { Role } from './user.ts';
import type { Stage } from './club.ts';

/** Whose progress it is, and where the stages of that person's club can be looked up. */
export interface ProgressOwner {
  personId: string;
  /** The club's id; its name where that alone is known. */
  clubId: string | null;
  reader: Role;
}

/** Where one person stands with one stage. */
export interface StageProgress {
  /** `<personId>~<stageId>`. */
  id: string;
  stage: Stage;
  /** The stage's name or id where the record tells no more of it; else null. */
  stageKey: string | null;
  status: StageStatus;
  feedback: OrError<string | null>;
  date: OrError<string | null>;
}

/** A person's way through the stages of the present club; the same for all three tiers. */
export interface Progress {
  owner: ProgressOwner;
  /** 0 to 100. */
  percent: number;
  currentStage: OrError<string | null>;
  lastUpdated: OrError<string | null>;
  /** Null when the backend gave none. */
  stages: OrError<StageProgress[] | null>;
  /** False where the record only names some of the stages. */
  isIdentified: boolean;
}
