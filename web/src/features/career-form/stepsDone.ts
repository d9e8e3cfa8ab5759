import type { Answers } from './answers.ts';
import { schemaOf } from './rules.ts';
import type { Step } from './step.ts';

/** Index of the first step that something stands in the way of; the number of steps if none. */
export function firstOpenStep(steps: readonly Step[], answers: Answers): number {
  const found = steps.findIndex(({ fields }) => !schemaOf(fields).isValidSync(answers));
  return found === -1 ? steps.length : found;
}

/** For each step, whether something is answered in it and nothing stands in its way. */
export const stepsDone = (steps: readonly Step[], answers: Answers): boolean[] =>
  steps.map(
    ({ fields }) =>
      fields.some((field) => answers[field].trim() !== '') && schemaOf(fields).isValidSync(answers),
  );
