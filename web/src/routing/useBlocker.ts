import { useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { useRouter } from './RouterContext.ts';

/** A step that waits for the reader's answer. */
export interface BlockedStep {
  proceed: () => void;
  stay: () => void;
}

/**
 * Holds back steps from one address to another.
 * @returns the step that is held back, or null
 */
export function useBlocker(isAsked: (from: Location, to: Location) => boolean): BlockedStep | null {
  const { blockers } = useRouter();
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  useEffect(
    () =>
      blockers.add({
        isAsked,
        ask: (go) => {
          setProceed(() => go);
        },
      }),
    [blockers, isAsked],
  );
  if (!proceed) return null;
  const stay = () => {
    setProceed(null);
  };
  return {
    stay,
    proceed: () => {
      stay();
      proceed();
    },
  };
}
