import { useNavigate } from 'react-router-dom';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useConfirmEmailChangeMutation } from './ConfirmEmailChange.generated.ts';

/** Confirms the new email and navigates to login, or home if this browser is logged in. */
export function useConfirmEmailChange() {
  const [confirm] = useConfirmEmailChangeMutation();
  const { retry } = useSession();
  const navigate = useNavigate();
  return async (token: string): Promise<Outcome> => {
    const outcome = await confirm({ variables: { input: { token } } }).then(
      ({ data }) => outcomeOf(data?.confirmEmailChange),
      failureOf,
    );
    if (outcome.done) {
      toast.success(
        'Your email is changed',
        'Log in with it from now on. Your former address gets a mail with a link that undoes the change for 7 days.',
      );
      retry(); // refetches the account, or detects that the session has ended
      await navigate('/login', { replace: true });
    }
    return outcome;
  };
}
