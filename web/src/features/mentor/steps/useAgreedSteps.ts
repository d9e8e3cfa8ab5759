import { useDraft } from '../../../lib/drafts.ts';
import { toast } from '../../../ui/toast.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { useSendChange } from '../outbox/useSendChange.ts';
import { newChange, type WaitingChange } from '../outbox/waitingChange.ts';

export type AgreedStep = NonNullable<MentorPerson['agreedSteps']>[number];

/** Values of a step in its form; the day is empty without one. */
export interface StepValues {
  text: string;
  dueOn: string;
}

const TOAST = { key: 'step' };

function isStepValues(value: unknown): value is StepValues {
  if (typeof value !== 'object' || value === null) return false;
  const { text, dueOn } = value as Record<string, unknown>;
  return typeof text === 'string' && typeof dueOn === 'string';
}

/** The step that is being written for a person. */
export const useStepDraft = (personId: string) => useDraft(`step:${personId}`, isStepValues);

/** Changes the agreed steps of a person; failures are shown in a toast. */
export function useAgreedSteps({ id: personId, name: personName }: MentorPerson) {
  const send = useSendChange();
  /** @returns whether it was saved, or waits for a connection */
  const run = async (change: WaitingChange): Promise<boolean> => {
    const result = await send(change);
    if (result.kind === 'conflict') {
      toast.failure('The step was changed meanwhile', 'Its present state is shown.', TOAST);
    } else if (result.kind === 'failed' && result.message) {
      toast.failure('The step was not saved', result.message, TOAST);
    }
    return result.kind === 'saved' || result.kind === 'waiting';
  };
  const about = ({ id: stepId, version }: AgreedStep) => ({
    personId,
    stepId,
    ...(version !== null && { ifVersion: version }),
  });
  const inputOf = ({ text, dueOn }: StepValues) => ({ text: text.trim(), dueOn: dueOn || null });
  return {
    add: (values: StepValues) =>
      run(
        newChange(
          'AddAgreedStep',
          { personId, ...inputOf(values) },
          { personName, text: `Step: ${values.text.trim()}` },
        ),
      ),
    update: (step: AgreedStep, values: StepValues) =>
      run(
        newChange(
          'UpdateAgreedStep',
          { ...about(step), ...inputOf(values) },
          { personName, text: `Step: ${values.text.trim()}` },
        ),
      ),
    remove: (step: AgreedStep) =>
      run(newChange('RemoveAgreedStep', about(step), { personName, text: `Remove ${step.text}` })),
    tick: (step: AgreedStep, isDone: boolean) =>
      run(
        newChange(
          'TickAgreedStep',
          { ...about(step), isDone },
          { personName, text: `${isDone ? 'Done' : 'Not done'}: ${step.text}` },
        ),
      ),
  };
}

export type StepChanges = ReturnType<typeof useAgreedSteps>;
