import { accountPages } from '../../content/accountPages.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { MailedActionScreen } from './MailedActionScreen.tsx';
import { useConfirmEmailChange } from './useConfirmEmailChange.ts';

const AGAIN = { to: '/login', label: 'Log in and change it again' };

/** `/confirm-email-change?token=…`: target of the link in the mail to a new address. */
export function ConfirmEmailChangeScreen() {
  return (
    <MailedActionScreen
      page={accountPages['/confirm-email-change']}
      action="Confirm My New Email"
      footer="The account is not yours? Then close this page: nothing changes."
      failure={{
        title: 'Your email was not changed',
        unsupported: 'Emails can’t be confirmed here',
      }}
      run={useConfirmEmailChange()}
      invalidLink={(message) => <InvalidLink message={message} again={AGAIN} />}
    />
  );
}
