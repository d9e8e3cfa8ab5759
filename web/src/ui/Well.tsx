import { chakra } from '@chakra-ui/react';
import { CONTRAST_EDGE } from './theme/contrastEdge.ts';

/** Inset surface without a border, for secondary content. */
export const Well = chakra('div', {
  base: { bg: 'sunk', outline: CONTRAST_EDGE, borderRadius: '3', padding: '5', minW: '0' },
});
