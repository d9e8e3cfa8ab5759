import type { Answers } from './answers.ts';
import { schemaOf } from './rules.ts';
import type { Step } from './step.ts';

/** Index of the first step with invalid answers; the number of steps if all are valid. */
export function firstOpenStep(steps: readonly Step[], answers: Answers): number {
  const found = steps.findIndex(({ fields }) => !schemaOf(fields).isValidSync(answers));
  return found === -1 ? steps.length : found;
}

/** Whether each step has answers and is valid. */
export const stepsDone = (steps: readonly Step[], answers: Answers): boolean[] =>
  steps.map(
    ({ fields }) =>
      fields.some((field) => answers[field].trim() !== '') && schemaOf(fields).isValidSync(answers),
  );
