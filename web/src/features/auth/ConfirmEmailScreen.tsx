import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { accountPages } from '../../content/accountPages.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { ConfirmationSent } from './ConfirmationSent.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { typedEmail } from './typedEmail.ts';
import { useConfirmEmail } from './useConfirmEmail.ts';
import { useMailedToken } from './useMailedToken.ts';

const { words, more, ...content } = accountPages['/confirm-email'];
const AGAIN = { to: '/register', label: 'Register again' };

/**
 * `/confirm-email?token=…`: target of the link in the mail. Without a token but with the email of a
 * registration it says that the mail is on its way.
 */
export function ConfirmEmailScreen() {
  const token = useMailedToken();
  const email = typedEmail(useLocation());
  const [linkError, setLinkError] = useState<string | null>(null);
  const confirm = useConfirmEmail();
  return (
    <AuthLayout words={words} more={more}>
      {token === null && email !== '' ? (
        <ConfirmationSent email={email} />
      ) : token === null || linkError !== null ? (
        <InvalidLink message={linkError} again={AGAIN} />
      ) : (
        <NewPasswordForm
          content={content}
          action="Confirm My Email"
          footer={
            <span>
              You have an account already? <TextLink to="/login">Login</TextLink>
            </span>
          }
          failure={{
            title: 'Your email was not confirmed',
            unsupported: 'Emails can’t be confirmed here',
          }}
          save={(newPassword) => confirm(token, newPassword)}
          onInvalidLink={setLinkError}
        />
      )}
    </AuthLayout>
  );
}
