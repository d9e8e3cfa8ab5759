import { chakra } from '@chakra-ui/react';
import { CONTRAST_EDGE } from './theme/contrastEdge.ts';

/**
 * Placeholder of the size of the expected content. Invisible for the first 200 ms, so that it does
 * not flicker on fast responses.
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
      outline: CONTRAST_EDGE,
      animation: 'appear {durations.2} 200ms backwards, breathe 1.6s 600ms ease-in-out infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
