import { chakra } from '@chakra-ui/react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { inputRecipe } from '../theme/recipes/input.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFieldState } from './useFieldState.ts';

const Input = chakra('input', inputRecipe);

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'date';
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
}

export function TextField({ name, label, hint, required, ...input }: TextFieldProps) {
  const { control, error, messageId, change } = useFieldState(name, hint);
  return (
    <FieldFrame {...{ label, required, hint, error, messageId }} controlId={control.id}>
      <Input
        {...input}
        {...control}
        aria-required={required}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
