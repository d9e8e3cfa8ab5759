import { Formik } from 'formik';
import { useLocation } from 'react-router-dom';
import { cameFrom } from '../../lib/session/comeBack.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { FormAlert } from '../../ui/fields/FormAlert.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { ForgotLink } from './ForgotLink.tsx';
import { loginSchema } from './loginSchema.ts';
import { showAtFields } from './outcome.ts';
import { useLogin } from './useLogin.ts';

interface LoginScreenProps {
  /** Whether the page to come back to keeps what was typed there. */
  typedIsKept?: boolean;
}

/** `/login`, for all four roles. */
export function LoginScreen({ typedIsKept = false }: LoginScreenProps) {
  const { expired } = useSession();
  const login = useLogin();
  const location = useLocation();
  const state: unknown = location.state;
  const wayOn =
    cameFrom(location) === null
      ? 'Log in again to go on.'
      : 'Log in again to come back to the same page.';
  return (
    <AuthLayout
      words="Your path is where you left it."
      more="Five waymarks, one mentor, at your pace."
    >
      <Formik
        initialValues={{ email: '', password: '' }}
        validationSchema={loginSchema}
        onSubmit={async (values, form) => {
          await showAtFields(await login(values.email, values.password), form, values);
        }}
      >
        <AuthForm
          title="Login"
          lead="For students, educators, mentors and administrators."
          action="Login"
          foot={
            <>
              New here?{' '}
              <TextLink to="/register" state={state}>
                Register
              </TextLink>{' '}
              as a student or an educator.
            </>
          }
        >
          {expired && (
            <FormAlert
              title="Your session has expired"
              detail={`${wayOn}${typedIsKept ? ' What you typed is kept.' : ''}`}
            />
          )}
          <TextField name="email" label="Email" type="email" autoComplete="username" />
          <PasswordField name="password" label="Password" />
          <ForgotLink />
        </AuthForm>
      </Formik>
    </AuthLayout>
  );
}
