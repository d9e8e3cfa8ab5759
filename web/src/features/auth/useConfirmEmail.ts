import { useNavigate } from 'react-router-dom';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { ACCOUNT_TOAST } from '../../lib/session/accountToast.ts';
import { nextOf } from '../../lib/session/nextOf.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useConfirmEmailMutation } from './ConfirmEmail.generated.ts';

/** Creates the account with the password, logs in and navigates to its home page. */
export function useConfirmEmail() {
  const [confirm] = useConfirmEmailMutation();
  const { signIn } = useSession();
  const navigate = useNavigate();
  return async (token: string, newPassword: string): Promise<Outcome> => {
    try {
      const { data } = await confirm({ variables: { input: { token, newPassword } } });
      const outcome = outcomeOf(data?.confirmEmail);
      const { token: session, user } = data?.confirmEmail ?? {};
      if (!session || !user) return { ...outcome, done: false };
      await signIn(session, user);
      toast.success('Your email is confirmed', `Welcome, ${user.name}!`, ACCOUNT_TOAST);
      await navigate(nextOf(user, null), { replace: true });
      return outcome;
    } catch (error) {
      return failureOf(error);
    }
  };
}
