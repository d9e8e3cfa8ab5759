import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { Formik } from 'formik';
import { startTransition, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { accountPages } from '../../content/accountPages.ts';
import { isAfterSessionEnd, returnPath } from '../../lib/session/returnTo.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { FormAlert } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFormLink } from './AuthFormLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { statusOf } from './formStatus.ts';
import { object } from 'yup';
import { knownEmailRule } from '../../lib/emailRule.ts';
import { passwordRule } from '../../lib/password/passwordRule.ts';
import { typedEmail } from './typedEmail.ts';
import { CODE_REQUIRED, useLogin } from './useLogin.ts';

const loginSchema = object({ email: knownEmailRule, password: passwordRule });

/** Link to the password reset. */
function ForgotLink() {
  return (
    <chakra.p textStyle="small" marginTop="-2">
      <AuthFormLink to="/forgot-password">{t`Forgot password?`}</AuthFormLink>
    </chakra.p>
  );
}

const CodeStep = lazyPart(async () => (await import('./CodeStep.tsx')).CodeStep);

interface LoginScreenProps {
  /** Whether the page to return to has kept a draft. */
  isDraftKept?: boolean;
}

/** `/login`, for all four roles. */
export function LoginScreen({ isDraftKept = false }: LoginScreenProps) {
  const content = accountPages['/login']();
  const { expired } = useSession();
  const login = useLogin();
  const location = useLocation();
  const [typed, setTyped] = useState({ email: typedEmail(location), password: '' });
  const [isCodeAsked, askCode] = useState(false);
  const wayOn =
    returnPath(location) === null
      ? t`Log in again to go on.`
      : t`Log in again to come back to the same page.`;
  return (
    <AuthLayout words={content.words} more={content.more}>
      {isCodeAsked ? (
        <CodeStep
          {...typed}
          onBack={() => {
            askCode(false);
          }}
        />
      ) : (
        <Formik
          initialValues={typed}
          validationSchema={loginSchema}
          onSubmit={async (values, form) => {
            form.setStatus(undefined);
            const outcome = await login(values.email, values.password);
            form.setStatus(statusOf(outcome, values));
            if (outcome.userErrors[0]?.code !== CODE_REQUIRED) return;
            // The form stays until the code of the next step is loaded.
            startTransition(() => {
              setTyped(values);
              askCode(true);
            });
          }}
        >
          <AuthForm
            title={content.title}
            lead={content.lead}
            action={t`Login`}
            footer={
              <span>
                <Trans>
                  New here? <AuthFormLink to="/register">Register</AuthFormLink> as a student or an
                  educator.
                </Trans>
              </span>
            }
          >
            {expired ? (
              <FormAlert
                title={t`Your session has expired`}
                detail={[wayOn, isDraftKept && t`What you typed is kept.`]
                  .filter(Boolean)
                  .join(' ')}
              />
            ) : (
              isAfterSessionEnd(location) && (
                <FormAlert title={t`Your session has ended. Please log in again.`} />
              )
            )}
            <TextField
              name="email"
              label={t`Email`}
              type="email"
              autoComplete="username"
              required
            />
            <PasswordField
              name="password"
              label={t`Password`}
              autoFocus={typed.email !== ''}
              required
            />
            <ForgotLink />
          </AuthForm>
        </Formik>
      )}
    </AuthLayout>
  );
}
