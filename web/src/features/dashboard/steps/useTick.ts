import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isUnanswered } from '../../../lib/errors.ts';
import { PRECONDITION_FAILED, isGone, isVersionConflict } from '../../../lib/mutation/outcome.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { toast } from '../../../ui/toast.ts';
import type { OwnStepFragment } from './OwnStep.generated.ts';
import { createTick, waitingTick, type Tick } from './ticks.ts';
import { useTickOwnStepMutation } from './TickOwnStep.generated.ts';

const KEY = 'step';

/** Ticks the person's own steps; an unanswered tick waits on this device. */
export function useTick(personId: string) {
  const client = useApolloClient();
  const unsent = useUnsent();
  const { token } = useSession();
  const { run } = useOutcome(useTickOwnStepMutation());
  const [sending, setSending] = useState<readonly Tick[]>([]);

  const send = async (tick: Tick) => {
    const sentWith = token();
    const { done, payload, userErrors, error } = await run(
      { input: tick.input },
      {
        key: KEY,
        failure: { title: 'Not saved', detail: 'Please try again.' },
        handled: [PRECONDITION_FAILED, 'NOT_FOUND'],
        handles: (failure) => isUnanswered(failure) || isGone({ userErrors: [], error: failure }),
      },
    );
    if (done) unsent.settle(tick, payload);
    else if (isUnanswered(error)) {
      // A logout meanwhile has deleted what was unsent on this device.
      if (token() === sentWith) unsent.add(tick);
    } else if (isGone({ userErrors, error })) {
      toast.failure('This step was removed meanwhile', `“${tick.text}”`, { key: KEY });
      void client.refetchQueries({ include: 'active' });
    } else if (isVersionConflict(userErrors)) {
      toast.failure('This step was changed meanwhile', 'Read it again, then tick it.', {
        key: KEY,
      });
    }
  };

  return {
    /** Whether a step is done, with the tick that is being sent or waits. */
    isDone: (step: OwnStepFragment) => tickOf(step)?.input.isDone ?? step.doneAt !== null,
    isWaiting: (step: OwnStepFragment) => waitingTick(unsent.waiting, step.id) !== undefined,
    tick: async (step: OwnStepFragment, isDone: boolean) => {
      const isSent = unsent.sending !== null && waitingTick(unsent.waiting, step.id);
      if (isSent || waitingTick(sending, step.id)) return;
      const tick = createTick(personId, step, isDone);
      setSending((ticks) => [...ticks, tick]);
      await send(tick);
      setSending((ticks) => ticks.filter((one) => one !== tick));
    },
  };

  function tickOf(step: OwnStepFragment): Tick | undefined {
    return waitingTick(sending, step.id) ?? waitingTick(unsent.waiting, step.id);
  }
}
