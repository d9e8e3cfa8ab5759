import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '../theme/recipes/input.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFieldState } from './useFieldState.ts';

const Area = chakra('textarea', inputRecipe);

const growing = { minH: { base: '4lh', lg: '3lh' }, maxH: '12lh', fieldSizing: 'content' } as const;

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  placeholder?: string;
  /** Longer text is cut; near the limit the hint says how much room is left. */
  maxLength?: number;
  /** Low at first, growing with the text where the browser can; its hint beside the label. */
  compact?: boolean;
}

export function TextAreaField({
  name,
  label,
  hint,
  required,
  compact,
  ...area
}: TextAreaFieldProps) {
  const { control, change, ...state } = useFieldState(name, hint, area.maxLength);
  return (
    <FieldFrame {...{ label, required, compact, ...state }} controlId={control.id}>
      <Area
        {...area}
        {...control}
        kind="area"
        css={compact && growing}
        aria-required={required}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
