import { Type, type Static } from 'typebox';
import { OPEN_STEPS } from '../../../../limits.mjs';
import { fail, type Failed } from '../../domain/result.ts';
import { Moment, Nullable } from '../../domain/schemas.ts';
import type { AgreedStepsTable } from '../../platform/database/counselling-tables.ts';
import { etagOf } from '../../platform/http/entity-tags.ts';
import { recordId, withId } from '../../platform/http/records.ts';
import { okWithEtag, type TaggedResponse } from '../../platform/http/responses.ts';

/** A step that a person has agreed to do. */
export interface Step {
  id: string;
  text: string;
  /** `YYYY-MM-DD` */
  dueOn: string | null;
  /** null while it is open. */
  doneAt: Date | null;
  doneBy: AgreedStepsTable['done_by'];
}

/** How long a done step is shown. */
const SHOWN_MS = 14 * 24 * 60 * 60 * 1000;

/** The failure for one more open step beside those of a person; null when it is allowed. */
export function checkOpenSteps(open: number): Failed | null {
  return open >= OPEN_STEPS ? fail('CONFLICT', 'TOO_MANY_OPEN_STEPS') : null;
}

/** Steps done at this time or before are not shown. */
export function shownSince(now: Date): Date {
  return new Date(now.getTime() - SHOWN_MS);
}

export const StepRecord = Type.Object(
  {
    ...recordId,
    text: Type.String(),
    dueOn: Nullable(Type.String({ format: 'date' }), {
      description: 'A date without a time zone; overdue from the next day',
    }),
    doneAt: Nullable(Moment, { description: 'null while it is open' }),
    doneBy: Nullable(Type.Enum(['mentor', 'educator', 'student']), {
      description: 'Role of the account that ticked it',
    }),
    version: Type.String({ description: 'ETag of the step, for If-Match' }),
  },
  { title: 'AgreedStep' },
);

export const StepRecords = Type.Array(StepRecord, {
  description:
    'Open steps and those done in the last 14 days, in the order of their creation. Not part of the state of the record',
});

/** Step in a response. */
export function stepRecord({ id, text, dueOn, doneAt, doneBy }: Step): Static<typeof StepRecord> {
  const version = etagOf({ id, text, dueOn, isDone: doneAt !== null });
  return { ...withId(id), text, dueOn, doneAt: doneAt?.toISOString() ?? null, doneBy, version };
}

/** The step with its tag. */
export function taggedStep(step: Step): TaggedResponse {
  const record = stepRecord(step);
  return okWithEtag(record, record.version);
}

/** Step in a history entry. */
export function shownStep({ text, dueOn, doneAt }: Step): object {
  return { text, dueOn, isDone: doneAt !== null };
}

export function stepNotFound(): Failed {
  return fail('NOT_FOUND', 'STEP_NOT_FOUND');
}
