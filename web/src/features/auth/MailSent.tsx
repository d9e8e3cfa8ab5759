import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useLocation } from 'react-router-dom';
import { AuthColumn } from './AuthColumn.tsx';
import { withEmail } from './typedEmail.ts';

interface MailSentProps {
  email: string;
  onAgain: () => void;
}

/**
 * Confirmation of the request for a reset link. It is the same whether or not there is an account,
 * or a registration whose email the mail confirms.
 */
export function MailSent({ email, onAgain }: MailSentProps) {
  return (
    <AuthColumn
      arrived
      title="Look into your mail"
      lead={
        <span>
          If there is an account or a registration for{' '}
          <chakra.b overflowWrap="anywhere">{email}</chakra.b>, a link to choose a password is on
          its way.
        </span>
      }
    >
      <chakra.ul display="grid" gap="2" paddingInlineStart="5" listStyleType="disc">
        <li>The link works once, for the time that the mail gives.</li>
        <li>Nothing there? Look among the spam, and at how the email above is written.</li>
      </chakra.ul>
      <ButtonLink to="/login" state={withEmail(email, useLocation())} tone="solid" size="lg" block>
        Back to Login
      </ButtonLink>
      <Button tone="outline" block onClick={onAgain}>
        Ask again
      </Button>
    </AuthColumn>
  );
}
