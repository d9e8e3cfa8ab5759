import type { UnsentChange } from '../unsent/changes.ts';

/** What the answer to a tick has of the person. */
interface TickAnswer {
  person: { agreedSteps: readonly { id: string; doneAt: string | null }[] | null } | null;
}

/** Whether a change is a tick, and its step already has the state that it sets. */
export function isTickApplied({ input }: UnsentChange, payload: unknown): boolean {
  const { stepId, isDone } = input as { stepId?: string; isDone?: boolean };
  const { person } = payload as TickAnswer;
  const step = person?.agreedSteps?.find(({ id }) => id === stepId);
  return step !== undefined && (step.doneAt !== null) === isDone;
}
