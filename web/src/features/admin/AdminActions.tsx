import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SignInActions } from '../../ui/SignInActions.tsx';

/** Actions of the header: dashboard, administrators, own data, account and logout. */
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
      <ButtonLink tone="plain" size="sm" to="/my-data">
        <Icon name="document" />
        My data
      </ButtonLink>
      <SignInActions onLogout={onLogout} />
    </>
  );
}
