import { chakra } from '@chakra-ui/react';

/** A block as wide as the page's column, within the gutters. */
export const Wide = chakra('div', {
  base: {
    width: '100%',
    maxW: 'calc({sizes.page} + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
});
