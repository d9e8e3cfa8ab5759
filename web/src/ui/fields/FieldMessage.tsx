import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';

interface FieldMessageProps {
  id: string;
  hint?: string;
  error?: string;
}

/** The error of a control, and its hint, which helps to correct it. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  if (!error && !hint) return null;
  return (
    <chakra.div id={id} display="grid" gap="1">
      {error && (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="1.5"
          fontSize="14"
          fontWeight="action"
          lineHeight="snug"
          color="brick"
        >
          <Icon name="alert" />
          {error}
        </chakra.p>
      )}
      {hint && (
        <chakra.p textStyle="caption" color="ink-faint">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  );
}
