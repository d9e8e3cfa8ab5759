import { AnimatePresence } from 'framer-motion';
import type { ReactNode } from 'react';
import { DURATION } from './timing.ts';
import { useMotionReady } from './useMotionReady.ts';

interface RowsProps {
  /** Rows that enter or leave within one group animate; another group replaces all at once. */
  group?: string | undefined;
  /** Elements of `m` with a key and the props of `useRowMotion`. */
  children: ReactNode;
}

/** Rows of a list: a new one fades in, a removed one fades out. */
export const Rows = ({ group, children }: RowsProps) => (
  <AnimatePresence key={group} initial={false}>
    {children}
  </AnimatePresence>
);

/** Props of each row. */
export function useRowMotion() {
  const isReady = useMotionReady();
  return {
    initial: isReady && { opacity: 0 },
    animate: { opacity: 1 },
    exit: { opacity: 0 },
    transition: { duration: DURATION.settle },
  };
}
