import type { Role } from './account.ts';

/** A planned meeting of a person with the mentor. */
export interface NextSession {
  readonly id: string;
  readonly at: string;
  readonly place: string | null;
  /** Number of moves. */
  readonly sequence: number;
  /** Its tag; null where the backend gives none. */
  readonly version: string | null;
}

/** A step that a person has agreed to do. */
export interface AgreedStep {
  readonly id: string;
  readonly text: string;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string | null;
  /** Null while it is open. */
  readonly doneAt: string | null;
  readonly doneBy: Role | null;
  /** Its tag; null where the backend gives none. */
  readonly version: string | null;
}

/** A person's answer to the feedback of a stage. */
export interface FeedbackAnswer {
  readonly text: string;
  readonly at: string;
  /** Null until the mentor has read it. */
  readonly readAt: string | null;
  /** Whether the mentor has saved the stage since: it can't be changed any more. */
  readonly isClosed: boolean;
}

/** The version that must still be current, and the key that makes a repeat safe. */
interface Conditions {
  ifVersion?: string | null;
  idempotencyKey?: string | null;
}

/** A change of the next session of a person. */
export interface SessionChange extends Conditions {
  personId: string;
}

export interface SessionPlan extends SessionChange {
  at: string;
  place?: string | null;
}

export interface NewStep {
  personId: string;
  text: string;
  dueOn?: string | null;
  idempotencyKey?: string | null;
}

/** A change of one step of a person. */
export interface StepChange extends Conditions {
  personId: string;
  stepId: string;
}

export interface StepValues extends StepChange {
  text: string;
  /** Unchanged when undefined. */
  dueOn?: string | null;
}

export interface StepTick extends StepChange {
  isDone: boolean;
}

/** The caller's answer to the feedback of a stage; blank removes it. */
export interface NewAnswer extends Conditions {
  stageId: string;
  text: string;
}
