import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthColumn } from './AuthColumn.tsx';

interface DeadLinkProps {
  /** What the server said about the link; null when the address held none. */
  words: string | null;
}

/** A link of a mail that leads nowhere: incomplete, used, replaced or too old. */
export function DeadLink({ words }: DeadLinkProps) {
  return (
    <AuthColumn
      arrived={words !== null}
      title={words === null ? 'This link is not complete' : 'This link has expired'}
      lead={
        words ??
        'Part of it was lost on the way. Open it from the mail again, or ask for a new one.'
      }
      foot={
        <>
          You know your password? <TextLink to="/login">Login</TextLink>
        </>
      }
    >
      <ButtonLink to="/forgot-password" tone="go" size="lg" block>
        Ask for a new link
      </ButtonLink>
    </AuthColumn>
  );
}
