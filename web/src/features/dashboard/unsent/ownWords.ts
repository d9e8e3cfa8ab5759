import { isolated } from '../../../lib/i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { problemText, type UnsentChange } from '../../../lib/unsent/changes.ts';
import type { OperationWords } from '../../../lib/unsent/operations.ts';
import type { TickAgreedStepInput } from '../../../schema.generated.ts';

/** The release before has stored the text of the step as `text`. */
const stepOf = ({ about, text }: UnsentChange) => about ?? text ?? '';

/** Whether a tick sets its step to done. */
export const setsDone = ({ input }: UnsentChange) => (input as TickAgreedStepInput).isDone;

function refusalText(change: UnsentChange): string {
  const { problem } = change;
  const step = isolated(stepOf(change));
  if (problem?.isGone) return t`“${step}” was removed meanwhile.`;
  if (problem?.isConflict) {
    return t`“${step}” was changed meanwhile. Read it again, then tick it.`;
  }
  return t`“${step}” was not saved. ${{ reason: isolated(problemText(change)) }}`;
}

/** What the own screens display of a change that waits or was rejected. */
export const OWN_WORDS: Record<'TickAgreedStep', OperationWords> = {
  TickAgreedStep: {
    words: (change) => ({
      title: stepOf(change),
      note: '',
      text: setsDone(change) ? t`Done` : t`Not done`,
    }),
    refusal: (change) => ({ title: t`1 step was not ticked`, detail: refusalText(change) }),
  },
};
