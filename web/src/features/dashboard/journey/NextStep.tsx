import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NextStepProps {
  title: string;
  detail: string;
  /** A hint in small text. */
  note?: string | null;
  actions?: ReactNode;
}

/** The next step: heading, text and actions. */
export function NextStep({ title, detail, note, actions }: NextStepProps) {
  return (
    <Grid alignContent="start" justifyItems="start" gap="3" padding={{ base: '5', md: '8' }}>
      <chakra.p textStyle="label" color="ink-soft">
        What is next
      </chakra.p>
      <chakra.h3 textStyle="section">{title}</chakra.h3>
      <chakra.p maxW="52ch">{detail}</chakra.p>
      {note && (
        <chakra.p maxW="52ch" textStyle="small" color="ink-soft">
          {note}
        </chakra.p>
      )}
      {actions && (
        <Flex wrap="wrap" gap="3" marginTop="2" mdDown={{ width: '100%', display: 'grid' }}>
          {actions}
        </Flex>
      )}
    </Grid>
  );
}
