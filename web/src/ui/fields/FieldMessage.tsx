import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';

interface FieldMessageProps {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Error and hint of a control. */
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
          <span>{error}</span>
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
