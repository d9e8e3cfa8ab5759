import { useState } from 'react';
import { useMotionReady } from './useMotionReady.ts';

/**
 * Keeps an element mounted during its exit animation.
 * @returns isPresent: whether to render it; onExited: call it when the animation has ended
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
