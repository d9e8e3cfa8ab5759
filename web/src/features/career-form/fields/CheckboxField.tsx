import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldMessage } from '../../../ui/fields/FieldMessage.tsx';
import { useFieldState } from '../../../ui/fields/useFieldState.ts';

const Box = chakra('input', {
  base: {
    flex: 'none',
    width: '6',
    height: '6',
    margin: '0',
    accentColor: '{colors.brand}',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
  },
});

interface CheckboxFieldProps {
  /** Path of the value in the form: a string that is empty while unchecked. */
  name: string;
  hint?: string;
  /** Sets the form's value for the checkbox. */
  onCheckedChange: (isChecked: boolean) => void;
  /** Label of the checkbox. */
  children: ReactNode;
}

/** Required checkbox to agree to a statement. */
export function CheckboxField({ name, hint, onCheckedChange, children }: CheckboxFieldProps) {
  const { control, error, messageId } = useFieldState(name, hint);
  const { value, ...box } = control;
  return (
    <chakra.div display="grid" gap="1.5" minW="0">
      <chakra.div display="flex" gap="3" alignItems="flex-start">
        <Box
          {...box}
          type="checkbox"
          checked={value !== ''}
          aria-required
          onChange={(event) => {
            onCheckedChange(event.target.checked);
          }}
        />
        <label htmlFor={control.id}>{children}</label>
      </chakra.div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </chakra.div>
  );
}
