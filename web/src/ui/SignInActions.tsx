import { ButtonLink } from './Button.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { Icon } from './icon/Icon.tsx';

/** The last actions of the header of a mentor or an administrator: how to log in, and logout. */
export function SignInActions({ onLogout }: { onLogout: () => void }) {
  return (
    <>
      <ButtonLink tone="plain" size="sm" to="/two-step-login">
        <Icon name="chip" />
        Two-step login
      </ButtonLink>
      <ButtonLink tone="plain" size="sm" to="/change-password">
        <Icon name="lock" />
        Change password
      </ButtonLink>
      <LogoutButton onLogout={onLogout} />
    </>
  );
}
