import { useState } from 'react';
import { useMotionReady } from './useMotionReady.ts';

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
