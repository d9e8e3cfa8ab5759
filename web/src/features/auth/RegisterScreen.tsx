import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Formik } from 'formik';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { accountPages } from '../../content/accountPages.ts';
import { chosenLanguage } from '../../lib/i18n/choice.ts';
import { CLUB, withClub } from '../../lib/joinedClub.ts';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { ACCOUNT_TOAST } from '../../lib/session/accountToast.ts';
import type { ClubAudience, RegisterInput } from '../../schema.generated.ts';
import { NoticeLink } from '../../ui/TextLink.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFormLink } from './AuthFormLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { useRegisterMutation } from './Register.generated.ts';
import { statusOf, toastMessage } from './formStatus.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { registerSchema } from './registerSchema.ts';
import { typedEmail, withEmail } from './typedEmail.ts';

/**
 * Creates the account and navigates to login, keeping the page to return to; where the email has to
 * be confirmed, to the page that says so.
 */
function useRegister() {
  const [register] = useRegisterMutation();
  const navigate = useNavigate();
  const here = useLocation();
  const club = useSearchParams()[0].get(CLUB);
  return async (input: RegisterInput): Promise<Outcome> => {
    const outcome = await register({ variables: { input } }).then(
      ({ data }) => outcomeOf(data?.register),
      failureOf,
    );
    const state = withEmail(input.email, here);
    if (outcome.payload?.awaitsConfirmation) {
      await navigate('/confirm-email', { state });
      return outcome;
    }
    if (outcome.done) {
      toast.success(t`Registration Successful`, undefined, ACCOUNT_TOAST);
      await navigate(withClub('/login', club), { state });
      return outcome;
    }
    const message = toastMessage(outcome, input, t`Registration failed`);
    toast.failure(t`Registration Failed`, message, ACCOUNT_TOAST);
    return outcome;
  };
}

const roles = (): { value: ClubAudience; label: string }[] => [
  { value: 'STUDENT', label: t`Student` },
  { value: 'EDUCATOR', label: t`Educator` },
];

interface RegisterValues {
  role: ClubAudience;
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

const EMPTY: RegisterValues = {
  role: 'STUDENT',
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** `/register`, for students and educators; `?as=educator` preselects the role. */
export function RegisterScreen() {
  const content = accountPages['/register']();
  const register = useRegister();
  const email = typedEmail(useLocation());
  const [params] = useSearchParams();
  const role: ClubAudience = params.get('as') === 'educator' ? 'EDUCATOR' : 'STUDENT';
  return (
    <AuthLayout words={content.words} more={content.more}>
      <Formik
        initialValues={{ ...EMPTY, role, email }}
        validationSchema={registerSchema}
        onSubmit={async (values, form) => {
          const { role, name, email, password } = values;
          const language = chosenLanguage();
          const input = {
            role,
            name: name.trim(),
            email: email.trim(),
            password,
            ...(language && { language }),
          };
          form.setStatus(undefined);
          form.setStatus(statusOf(await register(input), values));
        }}
      >
        <AuthForm
          title={content.title}
          lead={content.lead}
          action={t`Register`}
          footer={
            <span>
              <Trans>
                Already registered? <AuthFormLink to="/login">Login</AuthFormLink>
              </Trans>
              <br />
              <Trans>
                What we keep about you, and why: <NoticeLink />
              </Trans>
            </span>
          }
        >
          <ChoiceField name="role" label={t`I am a`} options={roles()} />
          <TextField name="name" label={t`Full name`} autoComplete="name" required />
          <TextField name="email" label={t`Email`} type="email" autoComplete="username" required />
          <NewPasswordFields name="password" label={t`Password`} />
        </AuthForm>
      </Formik>
    </AuthLayout>
  );
}
