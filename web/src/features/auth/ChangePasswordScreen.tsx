import { Formik } from 'formik';
import { accountPages } from '../../content/accountPages.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { FormFailure } from './FormFailure.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { changePasswordSchema } from './newPasswordSchema.ts';
import { statusOf } from './formStatus.ts';
import { withEmail } from './typedEmail.ts';
import { useChangePassword } from './useChangePassword.ts';

const content = accountPages['/change-password'];

interface ChangePasswordScreenProps {
  /** Email of the account, also for password managers. */
  email: string;
  /** Target of the back link. */
  backTo: string;
  onChanged: () => void;
}

/** `/change-password`, for all signed-in users. */
export function ChangePasswordScreen({ email, backTo, onChanged }: ChangePasswordScreenProps) {
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
          action="Change Password"
          footer={
            <span>
              Forgot the current one?{' '}
              <TextLink to="/forgot-password" state={withEmail(email)}>
                Ask for a link by mail
              </TextLink>
            </span>
          }
          back={{ to: backTo, label: 'Back, change nothing' }}
        >
          <FormFailure
            title="Your password was not changed"
            unsupported="Passwords can’t be changed here"
          />
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField name="currentPassword" label="Current password" required />
          <NewPasswordFields />
        </AuthForm>
      </Formik>
    </AuthLayout>
  );
}
