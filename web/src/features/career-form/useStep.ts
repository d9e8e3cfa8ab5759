import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Step } from './steps.ts';

/** The step in the address (`?step=school`), and the way to another one. */
export function useStep(steps: readonly [Step, ...Step[]]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const found = steps.findIndex(({ id }) => id === params.get('step'));
  const index = Math.max(0, found);
  const goTo = useCallback(
    // Rendered at once, so that whoever waits can put the focus into the new step. The steps are
    // one entry of the history: behind a form that was sent, Back finds none of them.
    async (step: Step) => {
      const search = new URLSearchParams(params);
      search.set('step', step.id);
      await navigate({ search: `?${search.toString()}` }, { flushSync: true, replace: true });
    },
    [navigate, params],
  );
  return {
    index,
    step: steps[index] ?? steps[0],
    before: steps[index - 1],
    after: steps[index + 1],
    goTo,
  };
}
