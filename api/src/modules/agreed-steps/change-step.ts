import { isId } from '../../domain/ids.ts';
import { succeed, type Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import { checkIfMatch, type IfMatch } from '../../platform/http/entity-tags.ts';
import { appendHistory, type Action } from '../history/append.ts';
import { countOpenSteps, findStep, storeStep } from './repository.ts';
import { checkOpenSteps, shownStep, stepNotFound, taggedStep, type Step } from './step.ts';

/** A step of a locked person, with its precondition. */
export interface StepToChange {
  personId: string;
  stepId: string;
  ifMatch: IfMatch;
}

/** Reads a step and checks its precondition. */
export async function readStep(
  tx: Executor,
  { personId, stepId, ifMatch }: StepToChange,
  now: Date,
): Promise<Result<Step>> {
  const step = isId(stepId) ? await findStep(tx, { personId, stepId, now }) : null;
  if (!step) return stepNotFound();
  return checkIfMatch(ifMatch, taggedStep(step)) ?? succeed(step);
}

/** Stores a changed step, with a history entry unless it is the same. */
export async function changeStep(
  tx: Executor,
  personId: string,
  { before, after }: { before: Step; after: Step },
  act: Action,
): Promise<void> {
  if (taggedStep(before).etag === taggedStep(after).etag) return;
  await storeStep(tx, after);
  const values = { before: shownStep(before), after: shownStep(after) };
  await appendHistory(tx, { ...act, personId, what: 'step', ...values });
}

/** Ticks a step of a locked person, or unticks it. */
export async function tickStep(
  tx: Executor,
  change: StepToChange,
  isDone: boolean,
  act: Action,
): Promise<Result<null>> {
  const { at, by } = act;
  const read = await readStep(tx, change, at);
  if (!read.ok) return read;
  const before = read.value;
  if (before.doneAt !== null && !isDone) {
    const full = checkOpenSteps(await countOpenSteps(tx, change.personId));
    if (full) return full;
  }
  const done = { doneAt: at, doneBy: by.role === 'admin' ? null : by.role };
  const after = { ...before, ...(isDone ? done : { doneAt: null, doneBy: null }) };
  await changeStep(tx, change.personId, { before, after }, act);
  return succeed(null);
}
