import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { inputRecipe } from '../theme/recipes/input.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFieldState } from './useFieldState.ts';

const Input = chakra('input', inputRecipe);

interface PasswordFieldProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password';
  /** Focuses the field on mount, if it is the first empty field of the form. */
  autoFocus?: boolean;
}

export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, required, disabled, autoFocus } = props;
  const { autoComplete = 'current-password' } = props;
  const { control, error, messageId, change } = useFieldState(name, hint);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, required, hint, error, messageId }} controlId={control.id}>
      <chakra.div position="relative">
        <Input
          {...control}
          type={shown ? 'text' : 'password'}
          trail
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          aria-required={required}
          onChange={(event) => {
            change(event.target.value);
          }}
        />
        <IconButton
          position="absolute"
          insetInlineEnd="1.5"
          insetBlock="0"
          marginBlock="auto"
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t`Hide password` : t`Show password`}
          aria-controls={control.id}
          onClick={() => {
            setShown(!shown);
          }}
        />
      </chakra.div>
    </FieldFrame>
  );
}
