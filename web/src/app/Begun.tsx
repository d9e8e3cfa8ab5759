import { useEffect, type ReactNode } from 'react';

interface BegunProps {
  /** Called once, when everything below is on the screen and listens. */
  onBegun: () => void;
  children: ReactNode;
}

/** Says when the page has come alive. */
export function Begun({ onBegun, children }: BegunProps) {
  useEffect(onBegun, [onBegun]);
  return children;
}
