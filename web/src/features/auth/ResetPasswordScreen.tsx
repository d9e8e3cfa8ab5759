import { useState } from 'react';
import { accountPages } from '../../content/accountPages.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useMailedToken } from './useMailedToken.ts';
import { useResetPassword } from './useResetPassword.ts';

interface ResetPasswordScreenProps {
  /** The link is for a first password. */
  isFirst?: boolean;
}

/** `/reset-password?token=…`: target of the link in the mail. */
export function ResetPasswordScreen({ isFirst = false }: ResetPasswordScreenProps) {
  const { words, more, ...content } = accountPages[isFirst ? '/set-password' : '/reset-password'];
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
          action="Set Password"
          footer={
            <>
              <span>
                {isFirst ? 'You have a password already?' : 'You know the old one after all?'}
              </span>{' '}
              <TextLink to="/login">Login</TextLink>
            </>
          }
          failure={{
            title: `Your password was not ${isFirst ? 'set' : 'changed'}`,
            unsupported: 'Passwords can’t be set by mail here',
          }}
          save={(newPassword) => reset(token, newPassword)}
          onInvalidLink={setLinkError}
        />
      )}
    </AuthLayout>
  );
}
