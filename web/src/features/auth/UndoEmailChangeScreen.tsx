import { accountPages } from '../../content/accountPages.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { MailedActionScreen } from './MailedActionScreen.tsx';
import { useUndoEmailChange } from './useUndoEmailChange.ts';

/** `/undo-email-change?token=…`: target of the link in the mail to a former address. */
export function UndoEmailChangeScreen() {
  return (
    <MailedActionScreen
      page={accountPages['/undo-email-change']}
      action="Restore My Email"
      footer={
        <span>
          You changed it yourself? Then <TextLink to="/login">log in</TextLink> as usual.
        </span>
      }
      failure={{
        title: 'Your email was not restored',
        unsupported: 'Emails can’t be restored here',
      }}
      run={useUndoEmailChange()}
      invalidLink={(message) => <InvalidLink message={message} isOnlyLink />}
    />
  );
}
