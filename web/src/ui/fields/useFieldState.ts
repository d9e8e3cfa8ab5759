import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { afterPress } from './afterPress.ts';
import { refusalOf } from './refusals.ts';

/**
 * One Formik field as our controls show it: an error appears on blur or submit, vanishes on typing,
 * and is tied to the control by `aria-describedby`. What the server refused goes before.
 */
export function useFieldState(name: string, hint?: string) {
  const [field, meta, helpers] = useField<string>(name);
  const id = useId();
  const messageId = `${id}-message`;
  const status: unknown = useFormikContext().status;
  const error = refusalOf(status, name, field.value) ?? (meta.touched ? meta.error : undefined);
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
