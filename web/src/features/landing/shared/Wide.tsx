import { chakra } from '@chakra-ui/react';

/** Block of the width of the page's column. */
export const Wide = chakra('div', {
  base: {
    width: '100%',
    maxW: 'calc({sizes.page} + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
});
