import { isolated } from '../../../lib/i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isGone } from '../../../lib/mutation/outcome.ts';
import { newChange, type UnsentChange } from '../../../lib/unsent/changes.ts';
import { failureText, useSend } from '../../../lib/unsent/useSend.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { toast } from '../../../ui/toast.ts';
import { setsDone } from '../unsent/ownWords.ts';
import type { OwnStepFragment } from './OwnStep.generated.ts';

const TOAST = { key: 'step' };

const subjectOf = ({ id }: OwnStepFragment) => `step ${id}`;

/** Ticks the person's own steps; an unanswered tick waits on this device. */
export function useTick(personId: string) {
  const { waiting, sending: isQueueSent } = useUnsent();
  const { send } = useSend();
  const [sending, setSending] = useState<readonly UnsentChange[]>([]);
  const tickIn = (changes: readonly UnsentChange[], step: OwnStepFragment) =>
    changes.find(({ subject }) => subject === subjectOf(step));

  const show = async (step: OwnStepFragment, tick: UnsentChange) => {
    const result = await send(tick);
    if (result.kind === 'conflict') {
      toast.failure(t`This step was changed meanwhile`, t`Read it again, then tick it.`, TOAST);
    } else if (result.kind === 'failed' && isGone(result.outcome)) {
      toast.failure(t`This step was removed meanwhile`, `“${isolated(step.text)}”`, TOAST);
    } else if (result.kind === 'failed') {
      toast.failure(t`Not saved`, failureText(result), TOAST);
    }
  };

  return {
    /** Whether a step is done, with the tick that is being sent or waits. */
    isDone: (step: OwnStepFragment) => {
      const tick = tickIn(sending, step) ?? tickIn(waiting, step);
      return tick ? setsDone(tick) : step.doneAt !== null;
    },
    waitingTick: (step: OwnStepFragment) => tickIn(waiting, step),
    tick: async (step: OwnStepFragment, isDone: boolean) => {
      if ((isQueueSent && tickIn(waiting, step)) || tickIn(sending, step)) return;
      const { id: stepId, text: about, version } = step;
      const tick = newChange({
        operation: 'TickAgreedStep',
        subject: subjectOf(step),
        input: { personId, stepId, isDone, ...(version !== null && { ifVersion: version }) },
        about,
      });
      setSending((ticks) => [...ticks, tick]);
      await show(step, tick);
      setSending((ticks) => ticks.filter((one) => one !== tick));
    },
  };
}
