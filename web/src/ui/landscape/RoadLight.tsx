import { chakra } from '@chakra-ui/react';
import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { DURATION } from '../motion/timing.ts';
import { useMotionReady } from '../motion/useMotionReady.ts';

/**
 * A marigold light that runs along the road once. It is not in prerendered markup: the road stands
 * there complete, and the motion adds to it.
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
