import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Band } from '../../../ui/Band.tsx';
import { Wide } from './Wide.tsx';

interface SectionProps extends Omit<HTMLChakraProps<'section'>, 'title'> {
  /** For the address of the section and of its heading. */
  id: string;
  /** On a dark stretch. */
  band?: boolean;
}

/** A section of a public page; its `h2` has the id `<id>-title`. */
export function Section({ id, band = false, children, ...style }: SectionProps) {
  const Ground = band ? Band : chakra.section;
  return (
    <Ground
      id={id}
      aria-labelledby={`${id}-title`}
      paddingBlock={{ base: '16', md: '28' }}
      {...style}
    >
      <Wide>{children}</Wide>
    </Ground>
  );
}
