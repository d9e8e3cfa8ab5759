import { chakra } from '@chakra-ui/react';
import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { DURATION } from '../motion/timing.ts';
import { useMotionReady } from '../motion/useMotionReady.ts';
import { roadAlong, type Way } from './road.ts';

/**
 * A light that moves along the road once. Not in prerendered markup, because it needs the animation
 * code.
 */
function RoadLight({ line, width }: { line: string; width: number }) {
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

interface RoadProps {
  way: Way;
  /** Animates a light along the road once, from near to far. */
  lit?: boolean;
}

/** Road of an illustration in perspective. */
export function Road({ way, lit = false }: RoadProps) {
  const { line, outline, marks } = roadAlong(way);
  return (
    <>
      <chakra.path
        d={outline}
        fill="art-road"
        stroke="art-road-edge"
        strokeWidth="3"
        paintOrder="stroke"
      />
      <chakra.g fill="none" stroke="art-hill-4" strokeLinecap="round">
        {marks.map(({ d, width }) => (
          <path key={d} d={d} strokeWidth={width} />
        ))}
      </chakra.g>
      {lit && <RoadLight line={line} width={way.width[0] / 12} />}
    </>
  );
}
