import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PrintedPartProps {
  title: string;
  /** At the right of the title. */
  note?: string;
  children: ReactNode;
}

/** A titled part of a printed page. */
export function PrintedPart({ title, note, children }: PrintedPartProps) {
  return (
    <chakra.section paddingTop="3">
      <Flex
        justify="space-between"
        align="baseline"
        borderBottom="line"
        paddingBottom="1"
        marginBottom="2"
        breakAfter="avoid"
      >
        <chakra.h2 textStyle="item">{title}</chakra.h2>
        {note && <span>{note}</span>}
      </Flex>
      {children}
    </chakra.section>
  );
}
