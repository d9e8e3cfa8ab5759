import type { ReactNode } from 'react';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import { FailedPart } from '../../ui/states/FailedPart.tsx';

interface FormPartProps {
  /** The answers; null when nothing was submitted or they could not be loaded. */
  form: object | null | undefined;
  failed: FailedParts;
  children: ReactNode;
}

/** A part made of the answers in the form, or the note that they could not be loaded. */
export function FormPart({ form, failed, children }: FormPartProps) {
  return !form && failed.has('formDetails') ? <FailedPart {...failed} /> : children;
}
