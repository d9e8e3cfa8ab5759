import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ownPlace, type Visitor } from './visitor.ts';
import { LogoutButton } from '../../../ui/LogoutButton.tsx';

interface AccountActionsProps {
  visitor: Visitor;
  onLogout: () => void;
}

/** Login and registration for a guest; dashboard and logout for a signed-in user. */
export function AccountActions({ visitor, onLogout }: AccountActionsProps) {
  const place = ownPlace(visitor);
  if (visitor.kind === 'guest') {
    return (
      <>
        <ButtonLink data-for-visitors tone="plain" to="/login">
          Login
        </ButtonLink>
        <ButtonLink data-for-visitors tone="outline" to="/register">
          Register
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {place && (
        <ButtonLink tone="outline" to={place.to}>
          {visitor.kind === 'member' ? 'Dashboard' : place.label}
        </ButtonLink>
      )}
      <LogoutButton size="md" onLogout={onLogout} />
    </>
  );
}
