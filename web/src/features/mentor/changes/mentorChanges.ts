import {
  newChange,
  progressSubject,
  UPDATE_PROGRESS,
  type UnsentChange,
} from '../../../lib/unsent/changes.ts';
import type {
  AddAgreedStepInput,
  CancelNextSessionInput,
  MissNextSessionInput,
  RemoveAgreedStepInput,
  SetNextSessionInput,
  TickAgreedStepInput,
  UpdateAgreedStepInput,
  UpdateProgressInput,
} from '../../../schema.generated.ts';

/** Inputs of the mutations that the mentor's screen may send later. */
interface Inputs {
  AddAgreedStep: AddAgreedStepInput;
  CancelNextSession: CancelNextSessionInput;
  MissNextSession: MissNextSessionInput;
  RemoveAgreedStep: RemoveAgreedStepInput;
  SetNextSession: SetNextSessionInput;
  TickAgreedStep: TickAgreedStepInput;
  UpdateAgreedStep: UpdateAgreedStepInput;
  UpdateProgress: UpdateProgressInput;
}

export type MentorOperation = keyof Inputs;

/** The input of a change of this operation. */
export const inputOf = <Name extends MentorOperation>(_: Name, change: UnsentChange) =>
  change.input as Inputs[Name];

/** The input of the first change of this operation. */
export const waitingInput = <Name extends MentorOperation>(
  name: Name,
  waiting: readonly UnsentChange[],
): Inputs[Name] | undefined => {
  const change = waiting.find(({ operation }) => operation === name);
  return change && inputOf(name, change);
};

/** The fields that all inputs have, and that some have. */
export const targetOf = ({ input }: UnsentChange) =>
  input as { personId: string; stageId?: string; stepId?: string };

// A cancellation replaces a waiting plan, and the reverse: the last one counts.
const sessionSubject = (personId: string) => `SetNextSession ${personId}`;

/** New steps never replace each other. */
function subjectOf(operation: MentorOperation, input: { personId: string }): { subject?: string } {
  const { personId, stageId, stepId } = targetOf({ input } as UnsentChange);
  if (operation === 'AddAgreedStep') return {};
  if (operation === 'CancelNextSession') return { subject: sessionSubject(personId) };
  if (stageId) return { subject: progressSubject({ personId, stageId }) };
  return { subject: `${operation} ${stepId ?? personId}` };
}

/** Creates a change of one of the mentor's people. */
export const mentorChange = <Name extends MentorOperation>(
  operation: Name,
  { name: person }: { name: string },
  input: Omit<Inputs[Name], 'idempotencyKey'> & { personId: string },
  more: { stage?: string; about?: string } = {},
): UnsentChange => newChange({ operation, input, person, ...subjectOf(operation, input), ...more });

/** The waiting update of a person, or of one stage. */
export const waitingUpdate = (
  waiting: readonly UnsentChange[],
  personId: string,
  stageId?: string,
): UnsentChange | undefined =>
  waiting.find((change) => {
    const about = targetOf(change);
    const isOfStage = stageId === undefined || about.stageId === stageId;
    return change.operation === UPDATE_PROGRESS && about.personId === personId && isOfStage;
  });

/** The plan or cancellation of a person's next session that waits. */
export const waitingSession = (waiting: readonly UnsentChange[], personId: string) =>
  waiting.find(({ subject }) => subject === sessionSubject(personId));

/** Steps of a person that wait to be added. */
export const waitingSteps = (waiting: readonly UnsentChange[], personId: string) =>
  waiting.filter(
    (change) => change.operation === 'AddAgreedStep' && targetOf(change).personId === personId,
  );

/** What waits for a step. */
export const waitingForStep = (waiting: readonly UnsentChange[], stepId: string) =>
  waiting.filter((change) => targetOf(change).stepId === stepId);
