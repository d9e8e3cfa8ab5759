import { withClub } from '../../../lib/joinedClub.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import type { Visitor } from './visitor.ts';

interface JoinButtonProps {
  visitor: Visitor;
  /** The words on it ("Join Science"). */
  label: string;
  /** The club's name, for those who hear the button out of its place. */
  club: string;
  /** The category of the club, which the address takes along. */
  category: string;
}

/** Into a club: a guest registers first, an applicant chooses in the form, a member has chosen. */
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
