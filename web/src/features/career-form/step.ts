import type { ComponentType } from 'react';
import type { ClubAudience } from '../../schema.generated.ts';
import type { FieldName, Answers } from './answers.ts';
import { schemaOf } from './rules.ts';

export interface StepFieldsProps {
  audience: ClubAudience;
  /** Steps with fields. */
  steps: readonly Step[];
  goTo: (step: Step) => Promise<void>;
}

/** A step of the form. */
export interface Step {
  /** Value of the `step` parameter. */
  id: string;
  title: () => string;
  /** Short description, shown on the path. */
  asks: () => string;
  /** Reason for the questions and who reads the answers, shown at the top. */
  note: () => string;
  fields: readonly FieldName[];
  Fields: ComponentType<StepFieldsProps>;
}

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
