import { chakra } from '@chakra-ui/react';
import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { DURATION } from '../motion/timing.ts';
import { useMotionReady } from '../motion/useMotionReady.ts';

/**
 * A light that moves along the road once. Not in prerendered markup, because it needs the animation
 * code.
 */
export function RoadLight({ line, width }: { line: string; width: number }) {
  const isReady = useMotionReady();
  const isReduced = useReducedMotion();
  if (!isReady || isReduced) return null;
  return (
    <chakra.g fill="none" stroke="marigold" strokeWidth={width} strokeLinecap="round">
      <m.path
        d={line}
        initial={{ pathLength: 0, opacity: 0 }}
        animate={{ pathLength: 1, opacity: [0, 0.9, 0.9, 0] }}
        transition={{ duration: DURATION.draw, ease: 'easeInOut' }}
      />
    </chakra.g>
  );
}
