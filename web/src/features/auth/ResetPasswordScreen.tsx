import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountPages } from '../../content/accountPages.ts';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useResetPasswordMutation } from './ResetPassword.generated.ts';
import { useMailedToken } from './useMailedToken.ts';

/**
 * Sets the new password and navigates to login. The server has then ended all sessions of the
 * account.
 */
function useResetPassword() {
  const [reset] = useResetPasswordMutation();
  const { retry } = useSession();
  const navigate = useNavigate();
  return async (token: string, newPassword: string): Promise<Outcome> => {
    const outcome = await reset({ variables: { input: { token, newPassword } } }).then(
      ({ data }) => outcomeOf(data?.resetPassword),
      failureOf,
    );
    if (outcome.done) {
      toast.success(
        t`Password changed`,
        t`Log in with your new password. All sessions have ended.`,
      );
      retry(); // checks the session of this browser, which may have ended
      await navigate('/login', { replace: true });
    }
    return outcome;
  };
}

interface ResetPasswordScreenProps {
  /** The link is for a first password. */
  isFirst?: boolean;
}

/** `/reset-password?token=…`: target of the link in the mail. */
export function ResetPasswordScreen({ isFirst = false }: ResetPasswordScreenProps) {
  const { words, more, ...content } = accountPages[isFirst ? '/set-password' : '/reset-password']();
  const token = useMailedToken();
  const [linkError, setLinkError] = useState<string | null>(null);
  const reset = useResetPassword();
  return (
    <AuthLayout words={words} more={more}>
      {token === null || linkError !== null ? (
        <InvalidLink message={linkError} />
      ) : (
        <NewPasswordForm
          content={content}
          action={t`Set Password`}
          footer={
            <>
              <span>
                {isFirst ? t`You have a password already?` : t`You know the old one after all?`}
              </span>{' '}
              <TextLink to="/login">{t`Login`}</TextLink>
            </>
          }
          failure={{
            title: isFirst ? t`Your password was not set` : t`Your password was not changed`,
            unsupported: t`Passwords can’t be set by mail here`,
          }}
          save={(newPassword) => reset(token, newPassword)}
          onInvalidLink={setLinkError}
        />
      )}
    </AuthLayout>
  );
}
