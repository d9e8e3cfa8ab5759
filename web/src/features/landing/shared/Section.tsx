import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Wide } from './Wide.tsx';

interface SectionProps extends Omit<HTMLChakraProps<'section'>, 'title'> {
  /** For the address of the section and of its heading. */
  id: string;
}

/** A section of a public page; its `h2` has the id `<id>-title`. */
export function Section({ id, children, ...style }: SectionProps) {
  return (
    <chakra.section
      id={id}
      aria-labelledby={`${id}-title`}
      paddingBlock={{ base: '16', md: '28' }}
      {...style}
    >
      <Wide>{children}</Wide>
    </chakra.section>
  );
}
