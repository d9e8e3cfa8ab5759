import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

/** State of an invalid link in a mail: incomplete, used, replaced or expired. */
export function InvalidLink({ message, isOnlyLink = false, again }: InvalidLinkProps) {
  const { to, label } = again ?? { to: '/forgot-password', label: t`Ask for a new link` };
  const incomplete = isOnlyLink
    ? t`Part of it was lost on the way. Open it from the mail again.`
    : t`Part of it was lost on the way. Open it from the mail again, or ask for a new one.`;
  return (
    <AuthColumn
      arrived={message !== null}
      title={message === null ? t`This link is not complete` : t`This link no longer works`}
      lead={message === null ? incomplete : message || t`It was used already, or it is too old.`}
      footer={
        <span>
          <Trans>
            You know your password? <TextLink to="/login">Login</TextLink>
          </Trans>
        </span>
      }
    >
      {isOnlyLink ? (
        <p>{t`Your administrator can give you your account back.`}</p>
      ) : (
        <ButtonLink to={to} tone="go" size="lg" block>
          {label}
        </ButtonLink>
      )}
    </AuthColumn>
  );
}
