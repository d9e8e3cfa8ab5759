import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '../theme/recipes/input.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFieldState } from './useFieldState.ts';

const Area = chakra('textarea', inputRecipe);

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  placeholder?: string;
  /** Longer text is cut; near the limit the hint says how much room is left. */
  maxLength?: number;
}

export function TextAreaField({ name, label, hint, required, ...area }: TextAreaFieldProps) {
  const { control, change, ...state } = useFieldState(name, hint, area.maxLength);
  return (
    <FieldFrame {...{ label, required, ...state }} controlId={control.id}>
      <Area
        {...area}
        {...control}
        kind="area"
        aria-required={required}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
