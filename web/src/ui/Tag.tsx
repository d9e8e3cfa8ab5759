import { chakra } from '@chakra-ui/react';

/** A word from a list, such as an interest. No status: that is a Badge. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-block',
    paddingBlock: '0.5',
    paddingInline: '2',
    borderRadius: '1',
    bg: 'sunk',
    color: 'ink-soft',
    fontSize: '13',
  },
});
