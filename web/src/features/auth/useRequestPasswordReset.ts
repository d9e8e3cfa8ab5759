import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useRequestPasswordResetMutation } from './RequestPasswordReset.generated.ts';

/**
 * Asks for the mail. That a backend knows nobody of this email is no failure here: nobody learns
 * from this page who has an account.
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
