import { t } from '@lingui/core/macro';
import { chosenLanguage } from '../../lib/i18n/choice.ts';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { ACCOUNT_TOAST } from '../../lib/session/accountToast.ts';
import { accountNotice } from '../../lib/session/accountNotice.ts';
import { toast } from '../../ui/toast.ts';
import { useLoginMutation } from './Login.generated.ts';
import { toastMessage } from './formStatus.ts';

/** Code of a user error: the account has two-step login, and its code is missing. */
export const CODE_REQUIRED = 'SECOND_FACTOR_REQUIRED';

/** Logs in with one call. The page redirects when the session is set. */
export function useLogin() {
  const [login] = useLoginMutation();
  const { signIn } = useSession();
  return async (email: string, password: string, code?: string): Promise<Outcome> => {
    const language = chosenLanguage();
    const input = {
      email: email.trim(),
      password,
      ...(code && { code }),
      ...(language && { language }),
    };
    const refused = (outcome: Outcome) => {
      const message = toastMessage(outcome, input, t`Invalid credentials`);
      toast.failure(t`Login Failed`, message, ACCOUNT_TOAST);
      return { ...outcome, done: false };
    };
    try {
      const { data } = await login({ variables: { input } });
      const { token, user } = data?.login ?? {};
      const outcome = outcomeOf(data?.login);
      if (outcome.userErrors[0]?.code === CODE_REQUIRED) return outcome;
      if (!token || !user) return refused(outcome);
      // First: the page may leave this document as soon as the session is set.
      accountNotice({ about: 'login', name: user.name });
      await signIn(token, user);
      return outcome;
    } catch (error) {
      return refused(failureOf(error));
    }
  };
}
