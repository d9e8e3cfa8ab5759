import { chakra } from '@chakra-ui/react';
import engraving from '../../../content/pictures/engraving.svg?no-inline';

/** Main illustration as a one-colour engraving. */
export function Frontispiece() {
  return (
    <chakra.div
      role="img"
      aria-label="An engraving of a traveller on a road past five waymarks towards the sun"
      height={{ base: 'engravingPhone', md: 'auto' }}
      aspectRatio={{ md: '1016 / 350' }}
      marginTop={{ base: '6', md: '8' }}
      borderBlock="line"
    >
      <chakra.div
        height="100%"
        bg="ink"
        forcedColorAdjust="none"
        maskImage={`url(${engraving})`}
        maskSize="cover"
        maskPosition="64% 100%"
        maskRepeat="no-repeat"
      />
    </chakra.div>
  );
}
