import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { accountPages } from '../../content/accountPages.ts';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useConfirmEmailChangeMutation } from './ConfirmEmailChange.generated.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { MailedActionScreen } from './MailedActionScreen.tsx';

/** Confirms the new email and navigates to login, or home if this browser is logged in. */
function useConfirmEmailChange() {
  const [confirm] = useConfirmEmailChangeMutation();
  const { retry } = useSession();
  const navigate = useNavigate();
  return async (token: string): Promise<Outcome> => {
    const outcome = await confirm({ variables: { input: { token } } }).then(
      ({ data }) => outcomeOf(data?.confirmEmailChange),
      failureOf,
    );
    if (outcome.done) {
      toast.success(
        t`Your email is changed`,
        t`Log in with it from now on. Your former address gets a mail with a link that undoes the change for 7 days.`,
      );
      retry(); // refetches the account, or detects that the session has ended
      await navigate('/login', { replace: true });
    }
    return outcome;
  };
}

/** `/confirm-email-change?token=…`: target of the link in the mail to a new address. */
export function ConfirmEmailChangeScreen() {
  return (
    <MailedActionScreen
      page={accountPages['/confirm-email-change']()}
      action={t`Confirm My New Email`}
      footer={t`The account is not yours? Then close this page: nothing changes.`}
      failure={{
        title: t`Your email was not changed`,
        unsupported: t`Emails can’t be confirmed here`,
      }}
      run={useConfirmEmailChange()}
      invalidLink={(message) => (
        <InvalidLink
          message={message}
          again={{ to: '/login', label: t`Log in and change it again` }}
        />
      )}
    />
  );
}
