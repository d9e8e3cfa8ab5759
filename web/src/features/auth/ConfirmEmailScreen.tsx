import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountPages } from '../../content/accountPages.ts';
import { inLanguageOf } from '../../lib/i18n/choice.ts';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { accountNotice } from '../../lib/session/accountNotice.ts';
import { nextOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthColumn } from './AuthColumn.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { useConfirmEmailMutation } from './ConfirmEmail.generated.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { typedEmail, withEmail } from './typedEmail.ts';
import { useMailedToken } from './useMailedToken.ts';

/** Creates the account with the password, logs in and navigates to its home page. */
function useConfirmEmail() {
  const [confirm] = useConfirmEmailMutation();
  const { signIn } = useSession();
  const navigate = useNavigate();
  return async (token: string, newPassword: string): Promise<Outcome> => {
    try {
      const { data } = await confirm({ variables: { input: { token, newPassword } } });
      const outcome = outcomeOf(data?.confirmEmail);
      const { token: session, user } = data?.confirmEmail ?? {};
      if (!session || !user) return { ...outcome, done: false };
      accountNotice({ about: 'confirmation', name: user.name });
      await signIn(session, user);
      await navigate(nextOf(user, null), { replace: true, state: inLanguageOf(user) });
      return outcome;
    } catch (error) {
      return failureOf(error);
    }
  };
}

/** Next step after a registration. Identical whether or not the email has an account. */
function ConfirmationSent({ email }: { email: string }) {
  const state = withEmail(email, useLocation());
  return (
    <AuthColumn
      arrived
      title={t`Look into your mail`}
      lead={
        <span>
          <Trans>
            A mail to{' '}
            <chakra.b overflowWrap="anywhere" translate="no">
              {email}
            </chakra.b>{' '}
            is on its way. Its link completes your registration.
          </Trans>
        </span>
      }
    >
      <Grid as="ul" gap="2" paddingInlineStart="5" listStyleType="disc">
        <li>{t`The link works once, within 24 hours. You choose your password there.`}</li>
        <li>{t`Nothing there? Look among the spam, and at how the email above is written.`}</li>
      </Grid>
      <ButtonLink to="/login" state={state} tone="solid" size="lg" block>
        {t`Back to Login`}
      </ButtonLink>
      <ButtonLink to="/register" state={state} tone="outline" block>
        {t`Register again`}
      </ButtonLink>
    </AuthColumn>
  );
}

/**
 * `/confirm-email?token=…`: target of the link in the mail. Without a token but with the email of a
 * registration it says that the mail is on its way.
 */
export function ConfirmEmailScreen() {
  const { words, more, ...content } = accountPages['/confirm-email']();
  const token = useMailedToken();
  const email = typedEmail(useLocation());
  const [linkError, setLinkError] = useState<string | null>(null);
  const confirm = useConfirmEmail();
  return (
    <AuthLayout words={words} more={more}>
      {token === null && email !== '' ? (
        <ConfirmationSent email={email} />
      ) : token === null || linkError !== null ? (
        <InvalidLink message={linkError} again={{ to: '/register', label: t`Register again` }} />
      ) : (
        <NewPasswordForm
          content={content}
          action={t`Confirm My Email`}
          footer={
            <span>
              <Trans>
                You have an account already? <TextLink to="/login">Login</TextLink>
              </Trans>
            </span>
          }
          failure={{
            title: t`Your email was not confirmed`,
            unsupported: t`Emails can’t be confirmed here`,
          }}
          save={(newPassword) => confirm(token, newPassword)}
          onInvalidLink={setLinkError}
        />
      )}
    </AuthLayout>
  );
}
