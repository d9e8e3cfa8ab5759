import { Flex, Grid } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';
import { Caption } from '../Caption.tsx';
import { langOf } from '../langOf.ts';

interface FieldMessageProps {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Error and hint of a control. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  if (!error && !hint) return null;
  return (
    <Grid id={id} gap="1">
      {error && (
        <Flex
          as="p"
          align="center"
          gap="1.5"
          fontSize="14"
          fontWeight="action"
          lineHeight="snug"
          color="brick"
        >
          <Icon name="alert" />
          <span lang={langOf(error)}>{error}</span>
        </Flex>
      )}
      {hint && <Caption>{hint}</Caption>}
    </Grid>
  );
}
