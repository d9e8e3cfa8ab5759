import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { Select, type SelectOption } from './Select.tsx';
import { useFieldState } from './useFieldState.ts';

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  placeholder?: string;
  /** On a wide screen the label is beside the control. */
  compact?: boolean;
}

export function SelectField({ name, label, hint, required, compact, ...select }: SelectFieldProps) {
  const { control, error, messageId, change } = useFieldState(name, hint);
  return (
    <FieldFrame {...{ label, required, compact, hint, error, messageId }} controlId={control.id}>
      <Select
        {...select}
        {...control}
        aria-required={required}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
