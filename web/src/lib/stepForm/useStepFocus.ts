import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the heading after a change of the step, because the focused button is removed and on a
 * phone the heading would be off-screen.
 * @param stepId empty until the first step is shown, which gets no focus
 */
export function useStepFocus(
  area: RefObject<HTMLElement | null>,
  stepId: string,
  selector = 'form h2',
): void {
  const shown = useRef(stepId);
  useEffect(() => {
    const before = shown.current;
    shown.current = stepId;
    if (before === stepId || before === '') return;
    const heading = area.current?.querySelector<HTMLElement>(selector);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [area, stepId, selector]);
}
