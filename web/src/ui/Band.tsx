import { chakra } from '@chakra-ui/react';

/** Dark full-width section in both colour modes. The focus ring has the colour of its text. */
export const Band = chakra('section', {
  base: { bg: 'band', color: 'on-band', '--wm-colors-focus': '{colors.on-band}' },
});
