import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useResetPasswordMutation } from './ResetPassword.generated.ts';

/** Sets the new password and goes to login. Every session of the account has ended by then. */
export function useResetPassword() {
  const [reset] = useResetPasswordMutation();
  const { retry } = useSession();
  const navigate = useNavigate();
  return async (token: string, newPassword: string): Promise<Outcome> => {
    const outcome = await reset({ variables: { input: { token, newPassword } } }).then(
      ({ data }) => outcomeOf(data?.resetPassword),
      failureOf,
    );
    if (outcome.done) {
      toast.success('Password changed', 'Log in with your new password. All sessions have ended.');
      retry(); // a session of this browser may have been one of them
      await navigate('/login', { replace: true });
    }
    return outcome;
  };
}
