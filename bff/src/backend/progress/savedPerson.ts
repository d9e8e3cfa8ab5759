import { showsSent } from '../writes/showsSent.ts';
import { isRecord } from '../reading/isRecord.ts';
import { unlessError } from '../reading/orError.ts';
import { recordOf } from '../reading/unwrap.ts';
import type { Reply } from '../http/client.ts';
import type { Person } from '../../domain/person.ts';
import { mentoredAudience, readMentoredPerson } from '../entities/mentoredPerson.ts';
import type { ProgressSave } from './calls.ts';

/** The person that a save answers with; null where the reply carries no whole record of one. */
export function savedPerson(reply: Reply): Person | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, 'student', 'educator', 'person', 'user');
  const isWhole = ['name', 'email', 'club'].every((key) => record.carries(key));
  return isWhole && record.optionalId() !== null && mentoredAudience(record) !== null
    ? readMentoredPerson(record, null)
    : null;
}

/** True of a person with whom the stage stands as it was saved. */
export function showsSave(
  { progress }: Person,
  { stageId, status, feedback }: ProgressSave,
): boolean {
  const stages = unlessError(progress?.stages ?? null) ?? [];
  const saved = stages.find(({ stage, stageKey }) => [stage.id, stageKey].includes(stageId));
  if (saved === undefined) return false;
  const shown = { status: saved.status, feedback: unlessError(saved.feedback) };
  return showsSent(shown, { status, feedback });
}
