import type { ComponentType } from 'react';
import type { ClubAudience } from '../../schema.generated.ts';
import type { FieldName } from './answers.ts';

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
  title: string;
  /** Short description, shown on the path. */
  asks: string;
  /** Reason for the questions and who reads the answers, shown at the top. */
  note: string;
  fields: readonly FieldName[];
  Fields: ComponentType<StepFieldsProps>;
}
