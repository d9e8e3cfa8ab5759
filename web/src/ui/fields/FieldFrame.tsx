import { t } from '@lingui/core/macro';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { use, type ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import { RequiredWord } from './requiredWord.ts';

interface FieldFrameProps {
  label: string;
  controlId: string;
  messageId: string;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** On a wide screen the label is in the line of the control; of a text area, with error and hint. */
  compact?: boolean | undefined;
  children: ReactNode;
}

/** Layout of a field: label, control, error and hint. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, controlId, messageId, required = false, hint, error, compact, children } = props;
  return (
    <Grid alignContent="start" gap="1.5" minW="0" css={compact && labelInLine}>
      <Flex wrap="wrap" columnGap="1.5" textStyle="label">
        <label htmlFor={controlId}>{label}</label>
        {required && <RequiredMark />}
      </Flex>
      {children}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </Grid>
  );
}

const labelInLine = {
  lg: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '{spacing.4}',
    '& > textarea': { gridRow: 2, gridColumn: '1 / -1' },
    '&:not(:has(> textarea)) > :nth-child(3)': { gridColumn: '1 / -1' },
  },
} as const;

/** Visible mark of a required field; the control has `required` as well. */
export function RequiredMark() {
  return (
    <chakra.span aria-hidden fontWeight="text" color="ink-faint">
      {use(RequiredWord) ?? t`required`}
    </chakra.span>
  );
}
