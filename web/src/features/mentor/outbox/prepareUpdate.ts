import { newKey } from '../../../lib/mutation/newKey.ts';
import type { StageStatus } from '../../../schema.generated.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import {
  progressSubject,
  UPDATE_PROGRESS,
  type UnsentChange,
} from '../../../lib/unsent/changes.ts';
import { isWaitingUpdate, type WaitingUpdate } from './updates.ts';

/** Values of the update form. */
export interface ProgressValues {
  status: StageStatus;
  /** If empty, the earlier feedback is kept. */
  feedback: string;
}

/** A save of one stage. */
export interface ProgressSave extends ProgressValues {
  stageId: string;
  stageName: string;
  /** Expected version of the stage; null to overwrite any. */
  version: string | null;
}

/**
 * Creates a repeatable update of a save. It replaces a waiting update for the same stage and takes
 * over its expected version.
 */
export function prepareUpdate(
  { id: personId, name, club }: MentorPerson,
  { stageId, stageName, status, feedback, version }: ProgressSave,
  waiting: readonly UnsentChange[],
): WaitingUpdate {
  const id = newKey();
  const words = feedback.trim();
  const input = {
    personId,
    clubId: club?.id ?? '',
    stageId,
    status,
    ...(words && { feedback: words }),
    idempotencyKey: id,
  };
  const subject = progressSubject(input);
  const replaced = waiting.filter(isWaitingUpdate).find((update) => update.subject === subject);
  const ifVersion = replaced ? replaced.input.ifVersion : version;
  return {
    id,
    operation: UPDATE_PROGRESS,
    subject,
    input: ifVersion ? { ...input, ifVersion } : input,
    personName: name,
    stageName,
    keptAt: Date.now(),
  };
}
