import type { Concern, ConcernResult, ConcernStatus, NewConcern } from '../domain/concern.ts';
import type {
  NewStep,
  SessionChange,
  SessionPlan,
  StepChange,
  StepTick,
  StepValues,
} from '../domain/counselling.ts';
import type { Page, PageOf } from '../domain/page.ts';
import type { ChangedPerson } from '../domain/writeResult.ts';

/** The part of the port about next sessions, agreed steps, answers and concerns. */

/** Changes of a person, where the backend has them; else the user error `NOT_SUPPORTED`. */
export interface CounsellingCalls {
  /** PUT /api/mentor/people/{id}/next-session */
  setSession(plan: SessionPlan): Promise<ChangedPerson>;
  /** DELETE /api/mentor/people/{id}/next-session */
  cancelSession(change: SessionChange): Promise<ChangedPerson>;
  /** PUT /api/mentor/people/{id}/next-session/missed */
  missSession(change: SessionChange): Promise<ChangedPerson>;
  /** POST /api/mentor/people/{id}/steps */
  addStep(step: NewStep): Promise<ChangedPerson>;
  /** PUT /api/mentor/people/{id}/steps/{stepId} */
  updateStep(step: StepValues): Promise<ChangedPerson>;
  /** DELETE /api/mentor/people/{id}/steps/{stepId} */
  removeStep(step: StepChange): Promise<ChangedPerson>;
  /**
   * By the role in GET /api/auth/me: PUT /api/student/steps/{stepId}/done, the educator's, or
   * /api/mentor/people/{id}/steps/{stepId}/done.
   */
  tickStep(tick: StepTick): Promise<ChangedPerson>;
  /** PUT /api/mentor/people/{id}/answers/read */
  markAnswersRead(personId: string): Promise<ChangedPerson>;
}

export interface ConcernCalls {
  /** GET /api/admin/concerns: open, taken, then closed ones, each oldest first; null where the backend lacks it. */
  page(status: ConcernStatus | null, page: Page): Promise<PageOf<Concern> | null>;
  /** GET /api/admin/concerns/{id} */
  one(id: string): Promise<Concern>;
  /** POST /api/me/concerns, where the backend has it. */
  report(concern: NewConcern): Promise<ConcernResult>;
  /** PUT /api/admin/concerns/{id}/take, where the backend has it. */
  take(id: string): Promise<ConcernResult>;
  /** PUT /api/admin/concerns/{id}/close, where the backend has it. */
  close(id: string, note: string): Promise<ConcernResult>;
}
