import type { ComponentType } from 'react';
import type { ClubAudience } from '../../schema.generated.ts';
import type { FieldName } from './answers.ts';

export interface StepFieldsProps {
  audience: ClubAudience;
  /** The steps that ask for something. */
  steps: readonly Step[];
  goTo: (step: Step) => Promise<void>;
}

/** One part of the form. */
export interface Step {
  /** Its word in the address. */
  id: string;
  title: string;
  /** What it asks for, on the path. */
  asks: string;
  /** Why it asks, and who will see the answers, at its head. */
  note: string;
  fields: readonly FieldName[];
  Fields: ComponentType<StepFieldsProps>;
}
