import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { toast } from '../../ui/toast.ts';
import { useChangePasswordMutation } from './ChangePassword.generated.ts';

/** Changes the password of the signed-in account, which ends all other sessions. */
export function useChangePassword() {
  const [change] = useChangePasswordMutation();
  return async (currentPassword: string, newPassword: string): Promise<Outcome> => {
    const outcome = await change({ variables: { input: { currentPassword, newPassword } } }).then(
      ({ data }) => outcomeOf(data?.changePassword),
      failureOf,
    );
    if (outcome.done) {
      toast.success('Password changed', 'You stay logged in here. All other sessions have ended.');
    }
    return outcome;
  };
}
