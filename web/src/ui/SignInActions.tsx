import { ButtonLink } from './Button.tsx';
import { LogoutButton } from './LogoutButton.tsx';

/** The last actions of the header of a mentor or an administrator: how to log in, and logout. */
export function SignInActions({ onLogout }: { onLogout: () => void }) {
  return (
    <>
      <ButtonLink icon="chip" tone="plain" size="sm" to="/two-step-login">
        Two-step login
      </ButtonLink>
      <ButtonLink icon="lock" tone="plain" size="sm" to="/change-password">
        Change password
      </ButtonLink>
      <LogoutButton onLogout={onLogout} />
    </>
  );
}
