import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Step } from './step.ts';

/** How many entries of the history right before this one are steps of the same form. */
const stepsBehind = (state: unknown): number => {
  const count = (state as { stepsBehind?: unknown } | null)?.stepsBehind;
  return typeof count === 'number' ? count : 0;
};

/**
 * The step in the address (`?step=school`), an entry of the history each, and the way to another.
 * @param open index of the last step that can be opened by its address
 */
export function useStep(steps: readonly [Step, ...Step[]], open: number) {
  const [params] = useSearchParams();
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const asked = steps.findIndex(({ id }) => id === params.get('step'));
  const index = Math.max(0, asked);

  /** Where a step is, for a link or a navigation. */
  const placeOf = (step: Step) => {
    const search = new URLSearchParams(params);
    search.set('step', step.id);
    return { to: `?${search.toString()}`, state: { stepsBehind: stepsBehind(state) + 1 } };
  };

  const openAtFirst = useRef(index > open ? steps[open] : undefined);
  useEffect(() => {
    const step = openAtFirst.current;
    openAtFirst.current = undefined;
    if (step) void navigate(placeOf(step).to, { state, replace: true });
  });

  const behind = useRef(0);
  const onLeft = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    behind.current = stepsBehind(state);
    return () => onLeft.current?.();
  }, [key, state]);

  return {
    index,
    step: steps[index] ?? steps[0],
    before: steps[index - 1],
    after: steps[index + 1],
    placeOf,
    /** Rendered at once, so that whoever waits can put the focus into the new step. */
    goTo: async (step: Step) => {
      const { to, ...place } = placeOf(step);
      await navigate(to, { ...place, flushSync: true });
    },
    /** Goes back to where the form was opened: behind a form that was sent, Back finds no step. */
    rewind: () =>
      new Promise<void>((resolve) => {
        onLeft.current = resolve;
        if (behind.current > 0) void navigate(-behind.current);
        else resolve();
      }),
  };
}
