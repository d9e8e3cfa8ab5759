import type { ReactNode } from 'react';
import { AppHeader } from '../AppHeader.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { LogoutButton } from '../LogoutButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PageShell } from '../PageShell.tsx';

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
