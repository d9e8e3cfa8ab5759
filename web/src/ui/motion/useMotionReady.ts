import { createContext, use, useState } from 'react';

export const MotionReady = createContext(false);

/**
 * True once the animation code is loaded. Do not set an initial style before: the element would
 * keep it.
 */
export const useMotionReady = (): boolean => use(MotionReady);

/**
 * Whether to animate an element keyed by `value`: not with its initial value, but after each
 * change.
 */
export function useEntrance(value: unknown): boolean {
  const isReady = useMotionReady();
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && value !== first) setChanged(true);
  return isReady && hasChanged;
}
