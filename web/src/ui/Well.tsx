import { chakra } from '@chakra-ui/react';

/** Inset surface without a border, for secondary content. */
export const Well = chakra('div', {
  base: { bg: 'sunk', borderRadius: '3', padding: '5', minW: '0' },
});
