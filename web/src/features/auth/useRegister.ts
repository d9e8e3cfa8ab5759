import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CLUB, withClub } from '../../lib/joinedClub.ts';
import type { RegisterInput } from '../../schema.generated.ts';
import { ACCOUNT_TOAST } from '../../lib/session/accountToast.ts';
import { toast } from '../../ui/toast.ts';
import { toastMessage } from './formStatus.ts';
import { useRegisterMutation } from './Register.generated.ts';
import { withEmail } from './typedEmail.ts';

/**
 * Creates the account and navigates to login, keeping the page to return to; where the email has to
 * be confirmed, to the page that says so.
 */
export function useRegister() {
  const [register] = useRegisterMutation();
  const navigate = useNavigate();
  const here = useLocation();
  const club = useSearchParams()[0].get(CLUB);
  return async (input: RegisterInput): Promise<Outcome> => {
    const outcome = await register({ variables: { input } }).then(
      ({ data }) => outcomeOf(data?.register),
      failureOf,
    );
    const state = withEmail(input.email, here);
    if (outcome.payload?.awaitsConfirmation) {
      await navigate('/confirm-email', { state });
      return outcome;
    }
    if (outcome.done) {
      toast.success('Registration Successful', undefined, ACCOUNT_TOAST);
      await navigate(withClub('/login', club), { state });
      return outcome;
    }
    const message = toastMessage(outcome, input, 'Registration failed');
    toast.failure('Registration Failed', message, ACCOUNT_TOAST);
    return outcome;
  };
}
