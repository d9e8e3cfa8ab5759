import { chakra } from '@chakra-ui/react';

/**
 * A grey shape where something will stand. It stays invisible for the first 200 ms, so that a quick
 * answer never flickers. Give it the size of what it stands for.
 */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      maxW: '100%',
      height: '1lh',
      borderRadius: '1',
      bg: 'stone-soft',
      animation: 'appear {durations.2} 200ms backwards, breathe 1.6s 600ms ease-in-out infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
