import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { object } from 'yup';
import { accountPages } from '../../content/accountPages.ts';
import { knownEmailRule } from '../../lib/emailRule.ts';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { AuthColumn } from './AuthColumn.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthFormLink } from './AuthFormLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { FormFailure } from './FormFailure.tsx';
import { useRequestPasswordResetMutation } from './RequestPasswordReset.generated.ts';
import { statusOf } from './formStatus.ts';
import { typedEmail, withEmail } from './typedEmail.ts';

/**
 * Requests the mail. NOT_FOUND counts as success, so that the page does not reveal which accounts
 * exist.
 */
function useRequestPasswordReset() {
  const [request] = useRequestPasswordResetMutation();
  return async (email: string): Promise<Outcome> => {
    const outcome = await request({ variables: { input: { email } } }).then(
      ({ data }) => outcomeOf(data?.requestPasswordReset),
      failureOf,
    );
    return outcome.userErrors[0]?.code === 'NOT_FOUND' ? outcomeOf({ userErrors: [] }) : outcome;
  };
}

interface MailSentProps {
  email: string;
  onAgain: () => void;
}

/**
 * Confirmation of the request for a reset link. It is the same whether or not there is an account,
 * or a registration whose email the mail confirms.
 */
function MailSent({ email, onAgain }: MailSentProps) {
  return (
    <AuthColumn
      arrived
      title={t`Look into your mail`}
      lead={
        <span>
          <Trans>
            If there is an account or a registration for{' '}
            <chakra.b overflowWrap="anywhere" translate="no">
              {email}
            </chakra.b>
            , a link to choose a password is on its way.
          </Trans>
        </span>
      }
    >
      <Grid as="ul" gap="2" paddingInlineStart="5" listStyleType="disc">
        <li>{t`The link works once, for the time that the mail gives.`}</li>
        <li>{t`Nothing there? Look among the spam, and at how the email above is written.`}</li>
      </Grid>
      <ButtonLink to="/login" state={withEmail(email, useLocation())} tone="solid" size="lg" block>
        {t`Back to Login`}
      </ButtonLink>
      <Button tone="outline" block onClick={onAgain}>
        {t`Ask again`}
      </Button>
    </AuthColumn>
  );
}

const schema = object({ email: knownEmailRule });

/** `/forgot-password`: requests a mail with a link to reset the password. */
export function ForgotPasswordScreen() {
  const content = accountPages['/forgot-password']();
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
            action={t`Send Link`}
            footer={
              <span>
                <Trans>
                  It came back to you? <AuthFormLink to="/login">Login</AuthFormLink>
                </Trans>
              </span>
            }
          >
            <FormFailure title={t`No link was sent`} unsupported={t`No link can be sent here`} />
            <TextField
              name="email"
              label={t`Email`}
              type="email"
              autoComplete="username"
              required
            />
          </AuthForm>
        </Formik>
      )}
    </AuthLayout>
  );
}
