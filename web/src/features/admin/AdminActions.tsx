import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

/** Actions of the header: dashboard, administrators, account and logout. */
export function AdminActions({ onLogout }: { onLogout: () => void }) {
  return (
    <>
      <ButtonLink tone="plain" size="sm" to="/admin">
        <Icon name="people" />
        Dashboard
      </ButtonLink>
      <ButtonLink tone="plain" size="sm" to="/administrators">
        <Icon name="briefcase" />
        Administrators
      </ButtonLink>
      <ButtonLink tone="plain" size="sm" to="/two-step-login">
        <Icon name="chip" />
        Two-step login
      </ButtonLink>
      <ButtonLink tone="plain" size="sm" to="/change-password">
        <Icon name="lock" />
        Change password
      </ButtonLink>
      <Button tone="plain" size="sm" onClick={onLogout}>
        <Icon name="logout" />
        Logout
      </Button>
    </>
  );
}
