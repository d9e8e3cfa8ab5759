import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { object } from 'yup';
import { accountPages } from '../../content/accountPages.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { FormFailure } from './FormFailure.tsx';
import { knownEmailRule } from '../../lib/emailRule.ts';
import { MailSent } from './MailSent.tsx';
import { AuthFormLink } from './AuthFormLink.tsx';
import { statusOf } from './formStatus.ts';
import { typedEmail } from './typedEmail.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

const content = accountPages['/forgot-password'];

const schema = object({ email: knownEmailRule });

/** `/forgot-password`: requests a mail with a link to reset the password. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState(typedEmail(useLocation()));
  const [sent, setSent] = useState(false);
  const request = useRequestPasswordReset();
  return (
    <AuthLayout words={content.words} more={content.more}>
      {sent ? (
        <MailSent
          email={email}
          onAgain={() => {
            setSent(false);
          }}
        />
      ) : (
        <Formik
          initialValues={{ email }}
          validationSchema={schema}
          onSubmit={async (values, form) => {
            form.setStatus(undefined);
            const outcome = await request(values.email.trim());
            form.setStatus(statusOf(outcome, values));
            if (!outcome.done) return;
            setEmail(values.email.trim());
            setSent(true);
          }}
        >
          <AuthForm
            title={content.title}
            lead={content.lead}
            action="Send Link"
            footer={
              <span>
                It came back to you? <AuthFormLink to="/login">Login</AuthFormLink>
              </span>
            }
          >
            <FormFailure title="No link was sent" unsupported="No link can be sent here" />
            <TextField name="email" label="Email" type="email" autoComplete="username" required />
          </AuthForm>
        </Formik>
      )}
    </AuthLayout>
  );
}
