import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { CutOut } from '../../../content/types.ts';
import { Picture } from '../../../ui/Picture.tsx';

interface PortraitProps extends HTMLChakraProps<'span'> {
  cutOut: CutOut;
  /** How wide it stands on the screen, as the attribute `sizes`. */
  sizes: string;
}

/** A cut-out in an arch, on the ground that the content gives it. */
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
