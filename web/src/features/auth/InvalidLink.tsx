import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthColumn } from './AuthColumn.tsx';

interface InvalidLinkProps {
  /** The server's message about the link, which may be empty; null without a token in the URL. */
  message: string | null;
  /** The user can't request a new link. */
  isOnlyLink?: boolean;
  /** Where to ask for a new link. */
  again?: { to: string; label: string };
}

const FORGOT = { to: '/forgot-password', label: 'Ask for a new link' };

/** State of an invalid link in a mail: incomplete, used, replaced or expired. */
export function InvalidLink({ message, isOnlyLink = false, again = FORGOT }: InvalidLinkProps) {
  const askAgain = isOnlyLink ? '' : ', or ask for a new one';
  return (
    <AuthColumn
      arrived={message !== null}
      title={message === null ? 'This link is not complete' : 'This link no longer works'}
      lead={
        message === null
          ? `Part of it was lost on the way. Open it from the mail again${askAgain}.`
          : message || 'It was used already, or it is too old.'
      }
      footer={
        <span>
          You know your password? <TextLink to="/login">Login</TextLink>
        </span>
      }
    >
      {isOnlyLink ? (
        <p>Your administrator can give you your account back.</p>
      ) : (
        <ButtonLink to={again.to} tone="go" size="lg" block>
          {again.label}
        </ButtonLink>
      )}
    </AuthColumn>
  );
}
