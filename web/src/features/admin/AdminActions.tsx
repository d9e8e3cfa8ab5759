import { ButtonLink } from '../../ui/Button.tsx';
import { SignInActions } from '../../ui/SignInActions.tsx';

/** Actions of the header: dashboard, administrators, own data, account and logout. */
export function AdminActions({ onLogout }: { onLogout: () => void }) {
  return (
    <>
      <ButtonLink icon="people" tone="plain" size="sm" to="/admin">
        Dashboard
      </ButtonLink>
      <ButtonLink icon="briefcase" tone="plain" size="sm" to="/administrators">
        Administrators
      </ButtonLink>
      <ButtonLink icon="document" tone="plain" size="sm" to="/my-data">
        My data
      </ButtonLink>
      <SignInActions onLogout={onLogout} />
    </>
  );
}
