import { useDraft } from '../../../lib/drafts.ts';
import type { UnsentChange } from '../../../lib/unsent/changes.ts';
import { failureText, useSend } from '../../../lib/unsent/useSend.ts';
import { toast } from '../../../ui/toast.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { mentorChange } from '../changes/mentorChanges.ts';

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
export const useStepDraft = (personId: string) =>
  useDraft({ key: `step:${personId}`, form: 'Agreed step', personId }, isStepValues);

const inputOf = ({ text, dueOn }: StepValues) => ({ text: text.trim(), dueOn: dueOn || null });

/** The addition of a step. */
export const addStep = (person: MentorPerson, values: StepValues): UnsentChange =>
  mentorChange('AddAgreedStep', person, { personId: person.id, ...inputOf(values) });

/** Changes the agreed steps of a person; failures are shown in a toast. */
export function useAgreedSteps(person: MentorPerson) {
  const { send } = useSend();
  /** @returns whether it was saved, or waits for a connection */
  const run = async (change: UnsentChange): Promise<boolean> => {
    const result = await send(change);
    if (result.kind === 'conflict') {
      toast.failure('The step was changed meanwhile', 'Its present state is shown.', TOAST);
    } else if (result.kind === 'failed') {
      toast.failure('The step was not saved', failureText(result), TOAST);
    }
    return result.kind === 'saved' || result.kind === 'waiting';
  };
  const base = ({ id: stepId, version }: AgreedStep) => ({
    ...{ personId: person.id, stepId },
    ...(version !== null && { ifVersion: version }),
  });
  return {
    add: (values: StepValues) => run(addStep(person, values)),
    update: (step: AgreedStep, values: StepValues) =>
      run(mentorChange('UpdateAgreedStep', person, { ...base(step), ...inputOf(values) })),
    remove: (step: AgreedStep) =>
      run(mentorChange('RemoveAgreedStep', person, base(step), { about: step.text })),
    tick: (step: AgreedStep, isDone: boolean) =>
      run(mentorChange('TickAgreedStep', person, { ...base(step), isDone }, { about: step.text })),
  };
}

export type StepChanges = ReturnType<typeof useAgreedSteps>;
