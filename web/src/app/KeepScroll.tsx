import { useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Keeps the position that the reader scrolled to before hydration: `ScrollRestoration`, its child,
 * scrolls a page that it has no position of to the top, in a layout effect.
 */
export function KeepScroll({ children }: { children: ReactNode }) {
  const start = useRef(0);
  // Insertion effects run before all layout effects.
  useInsertionEffect(() => {
    start.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (start.current > 0) window.scrollTo(0, start.current);
  }, []);
  return children;
}
