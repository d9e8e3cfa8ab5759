import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on the heading of the form's panel after a change of the step: the button that had
 * it is gone, and on a phone the heading would be above the screen.
 */
export function useStepFocus(area: RefObject<HTMLElement | null>, stepId: string): void {
  const shown = useRef(stepId);
  useEffect(() => {
    if (shown.current === stepId) return;
    shown.current = stepId;
    const heading = area.current?.querySelector<HTMLElement>('form h2');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [area, stepId]);
}
