import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Band } from '../../../ui/Band.tsx';
import { Wide } from './Wide.tsx';

interface SectionProps extends Omit<HTMLChakraProps<'section'>, 'title'> {
  /** Anchor of the section; prefix of its heading's id. */
  id: string;
  /** On a dark Band. */
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
