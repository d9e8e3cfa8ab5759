import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useRequestPasswordResetMutation } from './RequestPasswordReset.generated.ts';

/**
 * Requests the mail. NOT_FOUND counts as success, so that the page does not reveal which accounts
 * exist.
 */
export function useRequestPasswordReset() {
  const [request] = useRequestPasswordResetMutation();
  return async (email: string): Promise<Outcome> => {
    const outcome = await request({ variables: { input: { email } } }).then(
      ({ data }) => outcomeOf(data?.requestPasswordReset),
      failureOf,
    );
    return outcome.userErrors[0]?.code === 'NOT_FOUND' ? outcomeOf({ userErrors: [] }) : outcome;
  };
}
