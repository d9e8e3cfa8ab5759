import type { ReactNode } from 'react';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import { FailedPart } from '../../ui/states/FailedPart.tsx';

interface FormPartProps {
  /** The answers; null without a submission or if they failed to load. */
  form: object | null | undefined;
  failed: FailedParts;
  children: ReactNode;
}

/** A part that needs the answers of the form; shows an error if they failed to load. */
export function FormPart({ form, failed, children }: FormPartProps) {
  return !form && failed.has('formDetails') ? <FailedPart {...failed} /> : children;
}
