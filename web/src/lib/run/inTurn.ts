import { retried } from './retried.ts';

/**
 * Results of calls that are made one after another, each with three attempts: of the pages of a
 * list, or of the batches of a change. Throws if a call fails or the signal is aborted before it.
 */
export async function* inTurn<Step, Result>(
  steps: Iterable<Step>,
  call: (step: Step) => Promise<Result>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Result, void, undefined> {
  for (const step of steps) yield await retried(() => call(step), signal);
}
