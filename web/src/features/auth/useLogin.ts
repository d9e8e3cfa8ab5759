import { messageOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useLoginMutation } from './Login.generated.ts';

const OUTCOME = { key: 'login' };

/** Logs in with one call; the page moves on by itself once the session is there. */
export function useLogin() {
  const [login] = useLoginMutation();
  const { signIn } = useSession();
  return async (email: string, password: string): Promise<void> => {
    try {
      const { data } = await login({ variables: { input: { email: email.trim(), password } } });
      const { token, user, userErrors } = data?.login ?? {};
      if (token && user) {
        await signIn(token, user);
        toast.success('Login Successful', `Welcome back, ${user.name}!`, OUTCOME);
      } else {
        toast.failure('Login Failed', userErrors?.[0]?.message ?? 'Invalid credentials', OUTCOME);
      }
    } catch (error) {
      toast.failure('Login Failed', messageOf(error), OUTCOME);
    }
  };
}
