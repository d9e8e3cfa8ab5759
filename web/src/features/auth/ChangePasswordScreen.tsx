import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { Formik } from 'formik';
import { accountPages } from '../../content/accountPages.ts';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { accountNotice } from '../../lib/session/accountNotice.ts';
import { currentPasswordRule } from '../../lib/password/currentPasswordRule.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { useChangePasswordMutation } from './ChangePassword.generated.ts';
import { FormFailure } from './FormFailure.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { statusOf } from './formStatus.ts';
import { newPasswordSchema } from './newPasswordSchema.ts';
import { withEmail } from './typedEmail.ts';

const changePasswordSchema = newPasswordSchema.shape({ currentPassword: currentPasswordRule });

/** Changes the password of the signed-in account, which ends all other sessions. */
function useChangePassword() {
  const [change] = useChangePasswordMutation();
  return async (currentPassword: string, newPassword: string): Promise<Outcome> => {
    const outcome = await change({ variables: { input: { currentPassword, newPassword } } }).then(
      ({ data }) => outcomeOf(data?.changePassword),
      failureOf,
    );
    if (outcome.done) accountNotice({ about: 'passwordChange' });
    return outcome;
  };
}

interface ChangePasswordScreenProps {
  /** Email of the account, also for password managers. */
  email: string;
  /** Target of the back link. */
  backTo: string;
  onChanged: () => void;
}

/** `/change-password`, for all signed-in users. */
export function ChangePasswordScreen({ email, backTo, onChanged }: ChangePasswordScreenProps) {
  const content = accountPages['/change-password']();
  const change = useChangePassword();
  return (
    <AuthLayout words={content.words} more={content.more}>
      <Formik
        initialValues={{ email, currentPassword: '', newPassword: '', confirmPassword: '' }}
        validationSchema={changePasswordSchema}
        onSubmit={async (values, form) => {
          form.setStatus(undefined);
          const outcome = await change(values.currentPassword, values.newPassword);
          form.setStatus(statusOf(outcome, values));
          if (outcome.done) onChanged();
        }}
      >
        <AuthForm
          title={content.title}
          lead={content.lead}
          action={t`Change Password`}
          footer={
            <span>
              <Trans>
                Forgot the current one?{' '}
                <TextLink to="/forgot-password" state={withEmail(email)}>
                  Ask for a link by mail
                </TextLink>
              </Trans>
            </span>
          }
          back={{ to: backTo, label: t`Back, change nothing` }}
        >
          <FormFailure
            title={t`Your password was not changed`}
            unsupported={t`Passwords can’t be changed here`}
          />
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField name="currentPassword" label={t`Current password`} required />
          <NewPasswordFields />
        </AuthForm>
      </Formik>
    </AuthLayout>
  );
}
