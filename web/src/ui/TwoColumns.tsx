import { chakra } from '@chakra-ui/react';

/** A grid of two equal columns, and of one below `md`. */
export const TwoColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
