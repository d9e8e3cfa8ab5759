import { UPDATE_PROGRESS, type UnsentChange } from '../../../lib/unsent/changes.ts';
import type { BetweenSessionsFragment } from '../list/BetweenSessions.generated.ts';

interface Input {
  personId: string;
  stepId?: string;
  /** Version of the step, the session or the stage. */
  ifVersion?: string;
}

const SESSION_CHANGES = ['SetNextSession', 'CancelNextSession', 'MissNextSession'];

const CHANGED = { isConflict: true, isGone: false, message: 'It was changed meanwhile.' };

/**
 * A change after an earlier one of this device was saved, so that the two do not conflict: where
 * both were made from one version, it expects the version that the other has made. A save after the
 * time of a session has ended it. A plan that was made from another session is a conflict.
 */
export function rebase(change: UnsentChange, saved: UnsentChange, payload: unknown): UnsentChange {
  const { person } = payload as { person: BetweenSessionsFragment | null };
  const { ifVersion, ...input } = change.input as Input;
  const before = saved.input as Input;
  if (!person || input.personId !== before.personId) return change;
  const session = person.nextSession;
  const isAfterUpdate = saved.operation === UPDATE_PROGRESS;
  const isPlan = change.operation === 'SetNextSession' && change.about !== undefined;
  if (isPlan && isAfterUpdate && session && session.id !== change.about) {
    return { ...change, problem: CHANGED };
  }
  if (!ifVersion) return change;
  const isSameVersion = ifVersion === before.ifVersion;
  if (isSameVersion && input.stepId) {
    const step = person.agreedSteps?.find(({ id }) => id === input.stepId);
    return step ? expecting(step.version) : change;
  }
  if (!SESSION_CHANGES.includes(change.operation)) return change;
  const isHeld = isAfterUpdate && session === null;
  return isSameVersion || isHeld ? expecting(session?.version ?? null) : change;

  function expecting(version: string | null): UnsentChange {
    return { ...change, input: version === null ? input : { ...input, ifVersion: version } };
  }
}
