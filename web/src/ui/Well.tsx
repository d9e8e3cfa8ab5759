import { chakra } from '@chakra-ui/react';

/** A sunk ground without an edge, for what stands beside the main thing. */
export const Well = chakra('div', {
  base: { bg: 'sunk', borderRadius: '3', padding: '5', minW: '0' },
});
