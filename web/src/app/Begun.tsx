import { useLayoutEffect, type ReactNode } from 'react';

interface BegunProps {
  /** Called once, when everything below is on the screen and listens. */
  onBegun: () => void;
  children: ReactNode;
}

/** Says when the page has come alive, before anything else happens to it. */
export function Begun({ onBegun, children }: BegunProps) {
  useLayoutEffect(onBegun, [onBegun]);
  return children;
}
