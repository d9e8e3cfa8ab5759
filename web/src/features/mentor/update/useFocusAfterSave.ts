import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import type { ProgressValues } from './useSaveProgress.ts';

/**
 * Puts the focus on the stage once a save has emptied the form: its button is disabled then, and
 * the focus would be lost.
 */
export function useFocusAfterSave(fields: RefObject<HTMLElement | null>): void {
  const { values, isSubmitting } = useFormikContext<ProgressValues>();
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && !values.stageId) {
      fields.current?.querySelector('select')?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [fields, isSubmitting, values.stageId]);
}
