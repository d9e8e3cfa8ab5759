import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'input, select, textarea';

/**
 * Focuses the first invalid field after a submit that the schema or the server rejected. Call it
 * inside Formik with a ref to the form.
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>): void {
  const { isSubmitting } = useFormikContext();
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) {
      const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      const control = invalid?.matches(CONTROLS)
        ? invalid
        : invalid?.querySelector<HTMLElement>(CONTROLS);
      control?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [form, isSubmitting]);
}
