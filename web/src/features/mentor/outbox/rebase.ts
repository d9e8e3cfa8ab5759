import { UPDATE_PROGRESS, type UnsentChange } from '../../../lib/unsent/changes.ts';
import type { BetweenSessionsFragment } from '../list/BetweenSessions.generated.ts';

interface Input {
  personId: string;
  stepId?: string;
  /** Version of the step, the session or the stage. */
  ifVersion?: string;
}

const SESSION_CHANGES = ['SetNextSession', 'CancelNextSession', 'MissNextSession'];

/**
 * A waiting change after an earlier one of this device was saved, so that the two do not conflict:
 * where both were made from one version, it expects the version that the other has made. A save
 * after the time of a session has ended it.
 */
export function rebase(change: UnsentChange, saved: UnsentChange, payload: unknown): UnsentChange {
  const { person } = payload as { person: BetweenSessionsFragment | null };
  const { ifVersion, ...input } = change.input as Input;
  const before = saved.input as Input;
  if (!person || !ifVersion || input.personId !== before.personId) return change;
  const isSameVersion = ifVersion === before.ifVersion;
  if (isSameVersion && input.stepId) {
    const step = person.agreedSteps?.find(({ id }) => id === input.stepId);
    return step ? expecting(step.version) : change;
  }
  if (!SESSION_CHANGES.includes(change.operation)) return change;
  const isHeld = saved.operation === UPDATE_PROGRESS && person.nextSession === null;
  return isSameVersion || isHeld ? expecting(person.nextSession?.version ?? null) : change;

  function expecting(version: string | null): UnsentChange {
    return { ...change, input: version === null ? input : { ...input, ifVersion: version } };
  }
}
