import { failureOf, outcomeOf, type Outcome } from './outcome.ts';
import { useRequestPasswordResetMutation } from './RequestPasswordReset.generated.ts';

/**
 * Asks for the mail. That a backend knows nobody of this email is no failure here: nobody learns
 * from this page who has an account.
 */
export function useRequestPasswordReset() {
  const [request] = useRequestPasswordResetMutation();
  return async (email: string): Promise<Outcome> => {
    const outcome = await request({ variables: { input: { email } } }).then(
      ({ data }) => outcomeOf(data?.requestPasswordReset?.userErrors),
      failureOf,
    );
    return outcome.code === 'NOT_FOUND' ? outcomeOf([]) : outcome;
  };
}
