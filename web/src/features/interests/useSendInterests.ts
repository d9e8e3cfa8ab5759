import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { interests } from '../../content/interests.ts';
import { newKey } from '../../lib/mutation/newKey.ts';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import type { Answers } from './answers.ts';
import { useSaveInterestProfileMutation } from './SaveInterestProfile.generated.ts';

/** Why the answers were not sent. */
export type SendProblem = 'CONSENT' | 'OUTDATED' | 'FAILED';

const toasts = () => ({
  key: 'interests',
  failure: { title: t`Your answers were not sent`, detail: t`Please try again.` },
  // The page shows these.
  handled: ['CONSENT_REQUIRED', 'VALIDATION'],
  handles: () => true,
});

/**
 * Sends the answers, and resolves to the problem, if any; the page shows it. The same answers are
 * sent again with the same key.
 */
export function useSendInterests() {
  const { run } = useOutcome(useSaveInterestProfileMutation());
  const attempt = useRef({ text: '', key: '' });
  return async (answers: Answers): Promise<SendProblem | null> => {
    const text = JSON.stringify(answers);
    if (attempt.current.text !== text) attempt.current = { text, key: newKey() };
    const input = {
      version: interests.version,
      answers: Object.entries(answers).map(([statement, value]) => ({
        statement,
        value: Number(value),
      })),
      idempotencyKey: attempt.current.key,
    };
    const { done, userErrors } = await run({ input }, toasts());
    if (done) return null;
    if (userErrors.some(({ code }) => code === 'CONSENT_REQUIRED')) return 'CONSENT';
    return userErrors.some(({ field }) => field?.[0] === 'version') ? 'OUTDATED' : 'FAILED';
  };
}
