import type { AgreedStep, FeedbackAnswer, NextSession } from '../../domain/counselling.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { knownRole } from './role.ts';
import { readTag } from './tag.ts';

/** The next session in the record of a person; null without one. */
export function readNextSession(person: RecordReader): NextSession | null {
  const record = person.child('nextSession');
  return (
    record && {
      id: record.id(),
      at: record.requiredMoment('at'),
      place: record.text('place'),
      sequence: record.whole('sequence') ?? 0,
      version: readTag(record, 'version') ?? null,
    }
  );
}

/** The agreed steps in the record of a person or of progress; undefined where it lacks them. */
export function readSteps(record: RecordReader): AgreedStep[] | undefined {
  return record.raw('agreedSteps') === null
    ? undefined
    : record.records('agreedSteps').map((step) => ({
        id: step.id(),
        text: step.requiredText('text'),
        dueOn: step.day('dueOn'),
        doneAt: step.moment('doneAt'),
        doneBy: knownRole(step, 'doneBy'),
        version: readTag(step, 'version') ?? null,
      }));
}

/** The answer in the entry of a stage; null without one, undefined where it lacks the field. */
export function readAnswer(stage: RecordReader): FeedbackAnswer | null | undefined {
  if (!stage.has('answer')) return undefined;
  const record = stage.child('answer');
  return (
    record && {
      text: record.requiredText('text'),
      at: record.requiredMoment('at'),
      readAt: record.moment('readAt'),
      isClosed: record.flag('isClosed') ?? false,
    }
  );
}
