import { newKey } from '../../../lib/mutation/newKey.ts';
import { isTickApplied } from '../../../lib/steps/isTickApplied.ts';
import type { UnsentChange } from '../../../lib/unsent/changes.ts';
import type { UnsentOperations } from '../../../lib/unsent/useSendUnsent.ts';
import type { ClubAudience, TickAgreedStepInput } from '../../../schema.generated.ts';
import { DASHBOARDS } from '../dashboards.ts';
import type { OwnStepFragment } from './OwnStep.generated.ts';
import { TickOwnStepDocument } from './TickOwnStep.generated.ts';

const TICK = 'TickAgreedStep';

/** A tick that the server has not confirmed. */
export interface Tick extends UnsentChange {
  input: TickAgreedStepInput;
  /** Text of the step. */
  text: string;
}

export function isTick(change: UnsentChange): change is Tick {
  return change.operation === TICK && typeof (change as Partial<Tick>).text === 'string';
}

const tickSubject = (stepId: string) => `step ${stepId}`;

/** The waiting tick of a step, if any. */
export const waitingTick = (changes: readonly UnsentChange[], stepId: string): Tick | undefined =>
  changes.filter(isTick).find(({ subject }) => subject === tickSubject(stepId));

/** Creates a repeatable tick of a step. */
export function createTick(personId: string, step: OwnStepFragment, isDone: boolean): Tick {
  const { id: stepId, text, version } = step;
  const id = newKey();
  const input = { personId, stepId, isDone, idempotencyKey: id };
  return {
    id,
    operation: TICK,
    subject: tickSubject(stepId),
    input: version === null ? input : { ...input, ifVersion: version },
    text,
    keptAt: Date.now(),
  };
}

const ticks = { mutations: { [TICK]: TickOwnStepDocument }, isApplied: isTickApplied };

/** What the own dashboard may send later. */
export const OWN_OPERATIONS: Record<ClubAudience, UnsentOperations> = {
  STUDENT: { ...ticks, refetch: [DASHBOARDS.STUDENT] },
  EDUCATOR: { ...ticks, refetch: [DASHBOARDS.EDUCATOR] },
};
