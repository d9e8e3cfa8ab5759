import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { afterPress } from './afterPress.ts';
import { fieldErrorFor } from './fieldErrors.ts';

/**
 * State of a Formik field: the error appears on blur or submit, disappears on typing, and is linked
 * by `aria-describedby`. The server's message takes precedence.
 */
export function useFieldState(name: string, hint?: string) {
  const [field, meta, helpers] = useField<string>(name);
  const id = useId();
  const messageId = `${id}-message`;
  const status: unknown = useFormikContext().status;
  const error = fieldErrorFor(status, name, field.value) ?? (meta.touched ? meta.error : undefined);
  const change = (value: string) => {
    if (meta.touched) void helpers.setTouched(false, false);
    void helpers.setValue(value);
  };
  return {
    error,
    messageId,
    change,
    control: {
      id,
      name,
      value: field.value,
      onBlur: (event: Parameters<typeof field.onBlur>[0]) => {
        afterPress(() => {
          field.onBlur(event);
        });
      },
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || hint ? messageId : undefined,
    },
  };
}
