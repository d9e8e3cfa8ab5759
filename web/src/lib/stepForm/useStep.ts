import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** A step of a form, one shown at a time. */
interface Step {
  /** Value of the `step` parameter. */
  id: string;
}

/** Number of directly preceding history entries that are steps of this form. */
const stepsBehind = (state: unknown): number => {
  const count = (state as { stepsBehind?: unknown } | null)?.stepsBehind;
  return typeof count === 'number' ? count : 0;
};

/**
 * The step in the URL (`?step=school`), with a history entry per step.
 * @param open index of the last step that can be opened by its URL
 * @param resumes opens that step where the URL has none
 */
export function useStep<S extends Step>(
  steps: readonly [S, ...S[]],
  open: number,
  resumes = false,
) {
  const [params] = useSearchParams();
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const requested = steps.findIndex(({ id }) => id === params.get('step'));
  const index = Math.max(0, requested);

  /** Location of a step. */
  const placeOf = (step: S) => {
    const search = new URLSearchParams(params);
    search.set('step', step.id);
    return { to: `?${search.toString()}`, state: { stepsBehind: stepsBehind(state) + 1 } };
  };

  const isElsewhere = index > open || (resumes && open > 0 && !params.has('step'));
  const openAtFirst = useRef(isElsewhere ? steps[open] : undefined);
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
    /** Rendered synchronously, so that the caller can focus the new step. */
    goTo: async (step: S) => {
      const { to, ...place } = placeOf(step);
      await navigate(to, { ...place, flushSync: true });
    },
    /**
     * Navigates back to the entry before the form, so that Back does not open a step of a submitted
     * form.
     */
    rewind: () =>
      new Promise<void>((resolve) => {
        onLeft.current = resolve;
        if (behind.current > 0) void navigate(-behind.current);
        else resolve();
      }),
  };
}
