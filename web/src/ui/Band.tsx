import { chakra } from '@chakra-ui/react';

/** A dark stretch across the page, in both modes. The ring of focus takes the colour of its text. */
export const Band = chakra('section', {
  base: { bg: 'band', color: 'on-band', '--wm-colors-focus': '{colors.on-band}' },
});
