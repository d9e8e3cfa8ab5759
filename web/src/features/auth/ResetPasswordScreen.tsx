import { Formik } from 'formik';
import { useState } from 'react';
import { accountPages } from '../../content/accountPages.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { DeadLink } from './DeadLink.tsx';
import { FormFailure } from './FormFailure.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { newPasswordSchema } from './newPasswordSchema.ts';
import { isOfLink, statusOf } from './formStatus.ts';
import { useMailedToken } from './useMailedToken.ts';
import { useResetPassword } from './useResetPassword.ts';

interface ResetPasswordScreenProps {
  /** The link is for a first password. */
  isFirst?: boolean;
}

/** `/reset-password?token=…`: target of the link in the mail. */
export function ResetPasswordScreen({ isFirst = false }: ResetPasswordScreenProps) {
  const content = accountPages[isFirst ? '/set-password' : '/reset-password'];
  const token = useMailedToken();
  const [refused, setRefused] = useState<string | null>(null);
  const reset = useResetPassword();
  return (
    <AuthLayout words={content.words} more={content.more}>
      {token === null || refused !== null ? (
        <DeadLink words={refused} />
      ) : (
        <Formik
          initialValues={{ newPassword: '', confirmPassword: '' }}
          validationSchema={newPasswordSchema}
          onSubmit={async (values, form) => {
            form.setStatus(undefined);
            const outcome = await reset(token, values.newPassword);
            const status = statusOf(outcome, values);
            if (status && isOfLink(status)) setRefused(status.message);
            else form.setStatus(status);
          }}
        >
          <AuthForm
            title={content.title}
            lead={content.lead}
            action="Set Password"
            foot={
              <>
                {isFirst ? 'You have a password already?' : 'You know the old one after all?'}{' '}
                <TextLink to="/login">Login</TextLink>
              </>
            }
          >
            <FormFailure
              title={`Your password was not ${isFirst ? 'set' : 'changed'}`}
              unsupported="Passwords can’t be set by mail here"
            />
            <NewPasswordFields />
          </AuthForm>
        </Formik>
      )}
    </AuthLayout>
  );
}
