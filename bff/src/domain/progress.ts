import type { Stage } from './club.ts';
import type { AgreedStep, FeedbackAnswer } from './counselling.ts';
import type { Role } from './account.ts';
import type { OrError } from './orError.ts';

export type StageStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED';

/** Derived from the percentage: not started at 0, completed at 100. */
export type ProgressStatus = StageStatus;

/** The bands of the percentage that people are filtered by, highest first. */
export const progressBands = ['HIGH', 'MEDIUM', 'LOW', 'NOT_STARTED'] as const;
export type ProgressBand = (typeof progressBands)[number];

/** The person whose progress it is, and the club whose stages belong to it. */
export interface ProgressOwner {
  personId: string;
  /** The club's id; its name where only the name is known. */
  clubId: string | null;
  reader: Role;
  /** The club's stages, where the person's record includes them. */
  givenStages?: () => readonly Stage[] | undefined;
}

/** One person's progress with one stage. */
export interface StageProgress {
  /** `<personId>~<stageId>`. */
  readonly id: string;
  readonly stage: Stage;
  /** The stage's name or id where the record includes no other field of the stage; else null. */
  readonly stageKey: string | null;
  /** False where the name of the stage is made up, because the record gives none or only an id. */
  readonly isNamed: boolean;
  readonly status: StageStatus;
  readonly feedback: OrError<string | null>;
  readonly date: OrError<string | null>;
  /** Undefined where the backend has no answers. */
  readonly answer: OrError<FeedbackAnswer | null | undefined>;
  /** Digest of status, feedback and date. */
  readonly version: string;
  /** The same entry with the stage of the club's list. */
  withStage(stage: Stage): StageProgress;
}

/** A person's progress through the stages of the present club. */
export interface Progress {
  readonly owner: ProgressOwner;
  /** 0 to 100. */
  readonly percent: number;
  readonly status: ProgressStatus;
  readonly band: ProgressBand;
  readonly currentStage: OrError<string | null>;
  readonly lastUpdated: OrError<string | null>;
  /** Null when the backend gave none. */
  readonly stages: OrError<StageProgress[] | null>;
  /** Those of the same answer; null where the backend has none. */
  readonly agreedSteps: OrError<AgreedStep[] | null>;
  /** False where the record gives only the names or ids of some stages. */
  readonly isIdentified: boolean;
  /** True without a record, and for one without stages and percentage. */
  readonly isEmpty: boolean;
  /** The same progress with these stages. */
  withStages(stages: StageProgress[]): Progress;
}

/** A mentor's update of one stage of one person. */
export interface ProgressSave {
  personId: string;
  clubId: string;
  stageId: string;
  status: StageStatus;
  /** Unchanged when undefined. */
  feedback?: string | undefined;
  /** The version of the stage that must still be current. */
  ifVersion?: string | null;
  idempotencyKey?: string | null;
}
