import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { CutOut } from '../../../content/types.ts';
import { Picture } from '../../../ui/Picture.tsx';

interface PortraitProps extends HTMLChakraProps<'span'> {
  cutOut: CutOut;
  /** The `sizes` attribute. */
  sizes: string;
}

/** A portrait in an arch, on the background colour of the content. */
export function Portrait({ cutOut, sizes, ...style }: PortraitProps) {
  return (
    <chakra.span
      display="block"
      borderTopRadius="full"
      overflow="hidden"
      bg={cutOut.ground}
      {...style}
    >
      <Picture picture={cutOut.picture} alt={cutOut.alt} sizes={sizes} width="100%" />
    </chakra.span>
  );
}
