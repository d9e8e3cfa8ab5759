import { chakra } from '@chakra-ui/react';

/** A tag, such as an interest. Use Badge for a status. */
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
