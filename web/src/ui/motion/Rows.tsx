import { AnimatePresence } from 'framer-motion';
import type { ReactNode } from 'react';
import { DURATION } from './timing.ts';
import { useMotionReady } from './useMotionReady.ts';

interface RowsProps {
  /**
   * Animates rows that are added or removed within a group; another group replaces all rows without
   * animation.
   */
  group?: string | undefined;
  /** `m` elements with a key and the props of `useRowMotion`. */
  children: ReactNode;
}

/** Animates list rows: added ones fade in, removed ones fade out. */
export const Rows = ({ group, children }: RowsProps) => (
  <AnimatePresence key={group} initial={false}>
    {children}
  </AnimatePresence>
);

/** Animation props of a row. */
export function useRowMotion() {
  const isReady = useMotionReady();
  return {
    initial: isReady && { opacity: 0 },
    animate: { opacity: 1 },
    exit: { opacity: 0 },
    transition: { duration: DURATION.settle },
  };
}
