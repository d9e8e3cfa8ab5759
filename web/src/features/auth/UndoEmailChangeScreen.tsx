import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { accountPages } from '../../content/accountPages.ts';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { toast } from '../../ui/toast.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { MailedActionScreen } from './MailedActionScreen.tsx';
import { useUndoEmailChangeMutation } from './UndoEmailChange.generated.ts';

/** Restores the former email and continues with a new password. All sessions have ended then. */
function useUndoEmailChange() {
  const [undo] = useUndoEmailChangeMutation();
  const { retry } = useSession();
  const navigate = useNavigate();
  return async (token: string): Promise<Outcome> => {
    const outcome = await undo({ variables: { input: { token } } }).then(
      ({ data }) => outcomeOf(data?.undoEmailChange),
      failureOf,
    );
    if (outcome.done) {
      toast.success(
        t`Your email is back`,
        t`Everyone is signed out. Set a new password, so that it stays so.`,
      );
      retry(); // checks the session of this browser, which may have ended
      const reset = outcome.payload?.resetToken;
      await (reset
        ? navigate('/reset-password', { replace: true, state: { token: reset } })
        : navigate('/login', { replace: true }));
    }
    return outcome;
  };
}

/** `/undo-email-change?token=…`: target of the link in the mail to a former address. */
export function UndoEmailChangeScreen() {
  return (
    <MailedActionScreen
      page={accountPages['/undo-email-change']()}
      action={t`Restore My Email`}
      footer={
        <span>
          <Trans>
            You changed it yourself? Then <TextLink to="/login">log in</TextLink> as usual.
          </Trans>
        </span>
      }
      failure={{
        title: t`Your email was not restored`,
        unsupported: t`Emails can’t be restored here`,
      }}
      run={useUndoEmailChange()}
      invalidLink={(message) => <InvalidLink message={message} isOnlyLink />}
    />
  );
}
