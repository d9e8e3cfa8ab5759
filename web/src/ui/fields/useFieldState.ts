import { t } from '@lingui/core/macro';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { fieldErrorFor } from './fieldErrors.ts';

/**
 * Runs a task at once, or after the click if a pointer is pressed. A layout change between pointer
 * down and up would move the button away and lose the click.
 */
function afterPress(task: () => void): void {
  if (!isPressed) {
    task();
    return;
  }
  const run = () => {
    for (const end of ENDS) document.removeEventListener(end, run, true);
    // The click follows `mouseup` in the same turn.
    setTimeout(task);
  };
  for (const end of ENDS) document.addEventListener(end, run, true);
}

/** A press that becomes a drag ends without `mouseup`. */
const ENDS = ['mouseup', 'dragend'] as const;

let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * State of a Formik field: the error appears on blur or submit, disappears on typing, and is linked
 * by `aria-describedby`. The server's message takes precedence. Near `maxLength` the hint says how
 * much room is left.
 */
export function useFieldState(name: string, ownHint?: string, maxLength?: number) {
  const [field, meta, helpers] = useField<string>(name);
  const id = useId();
  const messageId = `${id}-message`;
  const status: unknown = useFormikContext().status;
  const error = fieldErrorFor(status, name, field.value) ?? (meta.touched ? meta.error : undefined);
  const hint = [ownHint, roomLeft(field.value, maxLength)].filter(Boolean).join(' ');
  const change = (value: string) => {
    if (meta.touched) void helpers.setTouched(false, false);
    void helpers.setValue(value);
  };
  return {
    hint,
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

/** Hint from 90 % of `maxLength` on: browsers cut longer text silently. */
function roomLeft(value: string, maxLength?: number): string | undefined {
  if (maxLength === undefined) return undefined;
  const left = maxLength - value.length;
  return left <= maxLength / 10 ? t`${left} of ${maxLength} characters left.` : undefined;
}
