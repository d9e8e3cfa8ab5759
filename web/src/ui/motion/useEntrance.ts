import { useState } from 'react';
import { useMotionReady } from './useMotionReady.ts';

/**
 * Whether an element that is keyed by `value` animates in: not with its first value, which is there
 * when the screen appears, but with each later one.
 */
export function useEntrance(value: unknown): boolean {
  const isReady = useMotionReady();
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && value !== first) setChanged(true);
  return isReady && hasChanged;
}
