import type { ReactNode } from 'react';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LogoutButton } from '../../ui/LogoutButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { PageShell } from '../../ui/PageShell.tsx';

interface PersonShellProps {
  /** Name of the signed-in user; missing while unknown. */
  name?: string | undefined;
  onLogout: () => void;
  children: ReactNode;
}

/** Layout of a student's or an educator's own pages. */
export function PersonShell({ name, onLogout, children }: PersonShellProps) {
  const actions = (
    <>
      <ButtonLink tone="plain" size="sm" to="/my-data">
        <Icon name="document" />
        My data
      </ButtonLink>
      <LogoutButton onLogout={onLogout} />
    </>
  );
  return (
    <PageShell header={<AppHeader title="Your path" subtitle={name} actions={actions} />}>
      {children}
    </PageShell>
  );
}
