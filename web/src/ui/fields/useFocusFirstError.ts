import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'input, select, textarea';

/**
 * After a submit that was refused, by the schema or by the server, puts the focus on the first
 * field with an error. Call it inside Formik with a ref to the form.
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
