import { useState } from 'react';
import { useMotionReady } from './useMotionReady.ts';

/**
 * Keeps an element mounted while it animates out.
 * @returns isPresent, whether to render it, and onExited, to be called when it is out
 */
export function useExit(isOpen: boolean): { isPresent: boolean; onExited: () => void } {
  const isReady = useMotionReady();
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isLeaving, setLeaving] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setLeaving(!isOpen && isReady);
  }
  return {
    isPresent: isOpen || isLeaving,
    onExited: () => {
      setLeaving(false);
    },
  };
}
