import type { TypedDocumentNode } from '@apollo/client';
import { newKey } from '../../../lib/mutation/newKey.ts';
import { isTickApplied } from '../../../lib/steps/isTickApplied.ts';
import { UPDATE_PROGRESS, type UnsentChange } from '../../../lib/unsent/changes.ts';
import type { UnsentOperations } from '../../../lib/unsent/useSendUnsent.ts';
import { MentorDashboardDocument } from '../list/MentorDashboard.generated.ts';
import { AddAgreedStepDocument } from './AddAgreedStep.generated.ts';
import { CancelNextSessionDocument } from './CancelNextSession.generated.ts';
import { MissNextSessionDocument } from './MissNextSession.generated.ts';
import { rebase } from './rebase.ts';
import { RemoveAgreedStepDocument } from './RemoveAgreedStep.generated.ts';
import { SetNextSessionDocument } from './SetNextSession.generated.ts';
import { TickAgreedStepDocument } from './TickAgreedStep.generated.ts';
import { UpdateAgreedStepDocument } from './UpdateAgreedStep.generated.ts';
import { UpdateProgressDocument } from './UpdateProgress.generated.ts';

/** The mutations of next session and agreed steps. */
const CHANGES = {
  AddAgreedStep: AddAgreedStepDocument,
  CancelNextSession: CancelNextSessionDocument,
  MissNextSession: MissNextSessionDocument,
  RemoveAgreedStep: RemoveAgreedStepDocument,
  SetNextSession: SetNextSessionDocument,
  TickAgreedStep: TickAgreedStepDocument,
  UpdateAgreedStep: UpdateAgreedStepDocument,
};

type Changes = typeof CHANGES;
export type ChangeName = keyof Changes;
type InputOf<Name extends ChangeName> =
  Changes[Name] extends TypedDocumentNode<unknown, { input: infer Input }> ? Input : never;

/** What the mentor's screen may send later. */
export const MENTOR_OPERATIONS: UnsentOperations = {
  mutations: { [UPDATE_PROGRESS]: UpdateProgressDocument, ...CHANGES },
  refetch: [MentorDashboardDocument],
  isApplied: isTickApplied,
  rebase,
};

/** A change of next session or agreed steps that the server has not confirmed. */
export interface WaitingChange extends UnsentChange {
  input: { personId: string };
  personName: string;
  /** "Next session: Tomorrow, 16:30", as displayed. */
  text: string;
}

export function isWaitingChange(change: UnsentChange): change is WaitingChange {
  const { operation, personName, text } = change as Partial<WaitingChange>;
  return (
    operation !== undefined &&
    operation in CHANGES &&
    typeof personName === 'string' &&
    typeof text === 'string'
  );
}

/** Steps of a person that wait to be added. */
export const waitingSteps = (changes: readonly UnsentChange[], personId: string) =>
  changes
    .filter(isWaitingChange)
    .filter(({ operation, input }) => operation === 'AddAgreedStep' && input.personId === personId)
    .map(({ id, input }) => ({ id, text: (input as InputOf<'AddAgreedStep'>).text }));

const subjectOf = (operation: ChangeName, about: string) => {
  // A cancellation replaces a waiting plan, and the reverse: the last one counts.
  const kind = operation === 'CancelNextSession' ? 'SetNextSession' : operation;
  return `${kind} ${about}`;
};

/** The plan or cancellation of a person's next session that waits. */
export const waitingSession = (changes: readonly UnsentChange[], personId: string) =>
  changes
    .filter(isWaitingChange)
    .find(({ subject }) => subject === subjectOf('SetNextSession', personId));

/** Time and place of a plan that waits; null for a cancellation. */
export const plannedBy = ({ operation, input }: WaitingChange) => {
  const { at, place = null } = input as InputOf<'SetNextSession'>;
  return operation === 'SetNextSession' ? { at, place } : null;
};

/** What waits for a step. */
export function waitingForStep(changes: readonly UnsentChange[], stepId: string) {
  const inputOf = <Name extends ChangeName>(operation: Name) =>
    changes.find(({ subject }) => subject === subjectOf(operation, stepId))?.input as
      InputOf<Name> | undefined;
  return {
    tick: inputOf('TickAgreedStep'),
    change: inputOf('UpdateAgreedStep'),
    removal: inputOf('RemoveAgreedStep'),
  };
}

/**
 * Creates a repeatable change.
 *
 * @param texts as displayed while it waits
 */
export function newChange<Name extends ChangeName>(
  operation: Name,
  input: Omit<InputOf<Name>, 'idempotencyKey'> & { personId: string; stepId?: string },
  texts: Pick<WaitingChange, 'personName' | 'text'>,
): WaitingChange {
  const id = newKey();
  // New steps never replace each other.
  const about = operation === 'AddAgreedStep' ? id : (input.stepId ?? input.personId);
  return {
    id,
    operation,
    subject: subjectOf(operation, about),
    input: { ...input, idempotencyKey: id },
    keptAt: Date.now(),
    ...texts,
  };
}
