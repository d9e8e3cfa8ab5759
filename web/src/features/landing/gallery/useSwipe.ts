import { useRef, type PointerEvent } from 'react';

/** Minimum distance of a swipe, in pixels. */
const MIN_DISTANCE = 40;

/** Touch handlers for swipes: 1 for the next, -1 for the previous. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger means zooming.
      start.current =
        event.pointerType === 'touch' && event.isPrimary
          ? { x: event.clientX, y: event.clientY }
          : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) > MIN_DISTANCE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
