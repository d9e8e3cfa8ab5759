import { AnimatePresence } from 'framer-motion';
import { useState, type ReactNode } from 'react';
import { DURATION } from '../../../ui/motion/timing.ts';
import { useMotionReady } from '../../../ui/motion/useMotionReady.ts';

interface RowsProps {
  /** Keys of the rows. */
  ids: readonly string[];
  /** `m` elements with a key and the props of `useRowMotion`. */
  children: ReactNode;
}

const addedCount = (before: readonly string[], after: readonly string[]) =>
  after.filter((id) => !before.includes(id)).length;

/**
 * Animates list rows: an added one fades in, a removed one fades out. Several at once, as of
 * another page, are replaced without animation: both sets would be visible meanwhile.
 */
export function Rows({ ids, children }: RowsProps) {
  const [shown, setShown] = useState({ ids, set: 0 });
  if (ids.join() !== shown.ids.join()) {
    const isOtherSet = addedCount(shown.ids, ids) > 1 || addedCount(ids, shown.ids) > 1;
    setShown({ ids, set: isOtherSet ? shown.set + 1 : shown.set });
  }
  return (
    <AnimatePresence key={shown.set} initial={false}>
      {children}
    </AnimatePresence>
  );
}

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
