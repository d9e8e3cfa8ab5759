import type { Answers } from './answers.ts';
import { schemaOf } from './rules.ts';
import type { Step } from './steps.ts';

/** For each step, whether something is answered in it and nothing stands in its way. */
export const stepsDone = (steps: readonly Step[], answers: Answers): boolean[] =>
  steps.map(
    ({ fields }) =>
      fields.some((field) => answers[field].trim() !== '') && schemaOf(fields).isValidSync(answers),
  );
