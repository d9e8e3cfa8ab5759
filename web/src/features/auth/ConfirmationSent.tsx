import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AuthColumn } from './AuthColumn.tsx';
import { withEmail } from './typedEmail.ts';

/** Next step after a registration. Identical whether or not the email has an account. */
export function ConfirmationSent({ email }: { email: string }) {
  const state = withEmail(email, useLocation());
  return (
    <AuthColumn
      arrived
      title="Look into your mail"
      lead={
        <span>
          A mail to <chakra.b overflowWrap="anywhere">{email}</chakra.b> is on its way. Its link
          completes your registration.
        </span>
      }
    >
      <chakra.ul display="grid" gap="2" paddingInlineStart="5" listStyleType="disc">
        <li>The link works once, within 24 hours. You choose your password there.</li>
        <li>Nothing there? Look among the spam, and at how the email above is written.</li>
      </chakra.ul>
      <ButtonLink to="/login" state={state} tone="solid" size="lg" block>
        Back to Login
      </ButtonLink>
      <ButtonLink to="/register" state={state} tone="outline" block>
        Register again
      </ButtonLink>
    </AuthColumn>
  );
}
