import { AccountActions } from '../../ui/AccountActions.tsx';
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
      <AccountActions onLogout={onLogout} />
    </>
  );
}
