import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the heading after a change of the step, because the focused button is removed and on a
 * phone the heading would be off-screen.
 */
export function useStepFocus(
  area: RefObject<HTMLElement | null>,
  stepId: string,
  selector = 'form h2',
): void {
  const shown = useRef(stepId);
  useEffect(() => {
    if (shown.current === stepId) return;
    shown.current = stepId;
    const heading = area.current?.querySelector<HTMLElement>(selector);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [area, stepId, selector]);
}
