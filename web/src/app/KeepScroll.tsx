import { useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Keeps the scroll position from before hydration. Its child `ScrollRestoration` scrolls to the top
 * in a layout effect if it has no stored position.
 */
export function KeepScroll({ children }: { children: ReactNode }) {
  const scrollY = useRef(0);
  // Insertion effects run before all layout effects.
  useInsertionEffect(() => {
    scrollY.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (scrollY.current > 0) window.scrollTo(0, scrollY.current);
  }, []);
  return children;
}
