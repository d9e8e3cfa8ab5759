import { withClub } from '../../../lib/joinedClub.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { Visitor } from './visitor.ts';

interface JoinButtonProps {
  visitor: Visitor;
  /** Label ("Join Science"). */
  label: string;
  /** Name of the club, for the accessible name. */
  club: string;
  /** Category of the club, passed on in the URL. */
  category: string;
}

/**
 * Join button of a club: links a guest to registration and an applicant to the form; a member has a
 * club already.
 */
export function JoinButton({ visitor, label, club, category }: JoinButtonProps) {
  if (visitor.kind === 'member' || visitor.kind === 'noRole') return null;
  return (
    <ButtonLink
      data-for-visitors={visitor.kind === 'guest' ? true : undefined}
      tone="outline"
      size="sm"
      to={withClub(visitor.kind === 'guest' ? '/register' : '/career-form', category)}
      aria-label={`${label}: the ${club} club`}
    >
      {label}
    </ButtonLink>
  );
}
