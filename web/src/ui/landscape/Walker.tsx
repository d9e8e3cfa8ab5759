import { chakra } from '@chakra-ui/react';
import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { DURATION } from '../motion/timing.ts';
import { useMotionReady } from '../motion/useMotionReady.ts';

/** Keyframes of walking in place: up and down, with a slight rotation. */
const STEPS = { y: [0, -5, 0, -5, 0, -3, 0], rotate: [0, 1.5, 0, -1.5, 0, 1, 0] };

/**
 * A student with a school bag, with the feet at y 102. Animated once when animations are loaded.
 */
export function Walker({ x, y, scale }: { x: number; y: number; scale: number }) {
  const isReady = useMotionReady();
  const isReduced = useReducedMotion();
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <chakra.ellipse cx="4" cy="102" rx="26" ry="5" fill="on-marigold" opacity="0.2" />
      <m.g
        {...(isReady && !isReduced && { animate: STEPS })}
        transition={{ duration: DURATION.draw }}
      >
        <chakra.path d="M-8 62-15 101H-5L3 68l9 33h10L14 60Z" fill="art-hill-5" />
        <chakra.path d="M-15 26c3-10 27-10 30 1l5 43h-39Z" fill="art-rose" />
        <chakra.path d="M-18 22c-9 1-11 33-6 37 4 2 15 1 17-3 2-8 2-31-2-35Z" fill="art-clay" />
        <chakra.g fill="art-skin-1">
          <path d="M9 27c7 6 11 15 19 19 4 3 2 7-2 6C16 49 8 41 4 33Z" />
          <path d="M-3 12h9v11a6 5 0 0 1-9 0Z" />
          <circle cx="3" cy="4" r="12" />
        </chakra.g>
        <chakra.g fill="on-marigold">
          <path d="M-11 7c-3-14 6-20 15-19 8 0 13 5 11 12C10-2 4-1 0 3c-1 5-2 9-5 11-3-1-5-4-6-7Z" />
          <path d="M-10 8c-6 8-4 18-8 27l7 1c3-9 3-17 7-23Z" />
        </chakra.g>
      </m.g>
    </g>
  );
}
