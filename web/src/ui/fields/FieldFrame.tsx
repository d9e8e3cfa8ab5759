import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';

interface FieldFrameProps {
  label: string;
  controlId: string;
  messageId: string;
  required?: boolean;
  hint?: string;
  error?: string;
  children: ReactNode;
}

/** Label above, control, then the error and the hint. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, controlId, messageId, required = false, hint, error, children } = props;
  return (
    <chakra.div display="grid" alignContent="start" gap="1.5" minW="0">
      <chakra.div display="flex" flexWrap="wrap" columnGap="1.5" textStyle="label">
        <label htmlFor={controlId}>{label}</label>
        {required && <RequiredMark />}
      </chakra.div>
      {children}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </chakra.div>
  );
}

/** The word after the label of a field that must be filled; the control says it too. */
export function RequiredMark() {
  return (
    <chakra.span aria-hidden fontWeight="text" color="ink-faint">
      required
    </chakra.span>
  );
}
