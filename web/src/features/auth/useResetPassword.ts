import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useResetPasswordMutation } from './ResetPassword.generated.ts';

/**
 * Sets the new password and navigates to login. The server has then ended all sessions of the
 * account.
 */
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
      retry(); // checks the session of this browser, which may have ended
      await navigate('/login', { replace: true });
    }
    return outcome;
  };
}
