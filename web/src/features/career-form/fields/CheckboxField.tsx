import { chakra, Flex, Grid } from '@chakra-ui/react';
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
    <Grid gap="1.5" minW="0">
      <Flex gap="3" align="flex-start">
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
      </Flex>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </Grid>
  );
}
