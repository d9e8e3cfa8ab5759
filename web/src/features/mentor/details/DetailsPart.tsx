import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** A section of the details with a title. */
export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      minW="0"
      paddingBlock="5"
      textStyle="small"
      overflowWrap="anywhere"
      css={{ '& + &': { borderTop: 'line' } }}
    >
      <chakra.h3 id={id} textStyle="stage" paddingBottom="2">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
