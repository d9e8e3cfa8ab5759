import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { object } from 'yup';
import { accountPages } from '../../content/accountPages.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { ConfirmationSent } from './ConfirmationSent.tsx';
import { DeadLink } from './DeadLink.tsx';
import { FormFailure } from './FormFailure.tsx';
import { isOfLink, statusOf } from './formStatus.ts';
import { passwordRule } from '../../lib/password/passwordRule.ts';
import { typedEmail } from './typedEmail.ts';
import { useConfirmEmail } from './useConfirmEmail.ts';
import { useMailedToken } from './useMailedToken.ts';

const content = accountPages['/confirm-email'];
const schema = object({ password: passwordRule });
const AGAIN = { to: '/register', label: 'Register again' };

/**
 * `/confirm-email?token=…`: target of the link in the mail. Without a token but with the email of a
 * registration it says that the mail is on its way.
 */
export function ConfirmEmailScreen() {
  const token = useMailedToken();
  const email = typedEmail(useLocation());
  const [refused, setRefused] = useState<string | null>(null);
  const confirm = useConfirmEmail();
  return (
    <AuthLayout words={content.words} more={content.more}>
      {token === null && email !== '' ? (
        <ConfirmationSent email={email} />
      ) : token === null || refused !== null ? (
        <DeadLink words={refused} again={AGAIN} />
      ) : (
        <Formik
          initialValues={{ password: '' }}
          validationSchema={schema}
          onSubmit={async (values, form) => {
            form.setStatus(undefined);
            const status = statusOf(await confirm(token, values.password), values);
            if (status && isOfLink(status)) setRefused(status.message);
            else form.setStatus(status);
          }}
        >
          <AuthForm
            title={content.title}
            lead={content.lead}
            action="Confirm My Email"
            foot={
              <>
                You don’t know it any more? <TextLink to="/register">Register</TextLink> again.
              </>
            }
          >
            <FormFailure
              title="Your email was not confirmed"
              unsupported="Emails can’t be confirmed here"
            />
            <PasswordField name="password" label="Password" required />
          </AuthForm>
        </Formik>
      )}
    </AuthLayout>
  );
}
