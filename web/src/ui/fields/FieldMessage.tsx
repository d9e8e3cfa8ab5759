import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';

interface FieldMessageProps {
  id: string;
  hint?: string;
  error?: string;
}

/** What stands below a control: its error, else its hint, else nothing. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  if (error) {
    return (
      <chakra.p
        id={id}
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
    );
  }
  if (!hint) return null;
  return (
    <chakra.p id={id} textStyle="caption" color="ink-faint">
      {hint}
    </chakra.p>
  );
}
