import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import type { ProgressSave } from '../progressSave.ts';
import { isSameStage, type WaitingUpdate } from './updates.ts';

/** Random and unguessable enough for an idempotency key; also where the page is not served by TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A save as an update that can be repeated. An update that waits for the same stage is replaced: the
 * version that must still be current is the one it was made on.
 */
export function prepareUpdate(
  { id: personId, name, club }: MentorPersonFragment,
  { stageId, stageName, status, feedback, version }: ProgressSave,
  waiting: readonly WaitingUpdate[],
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
  const replaced = waiting.find((update) => isSameStage(update.input, input) && !update.problem);
  const ifVersion = replaced ? replaced.input.ifVersion : version;
  return {
    id,
    input: ifVersion ? { ...input, ifVersion } : input,
    personName: name,
    stageName,
    keptAt: Date.now(),
  };
}
