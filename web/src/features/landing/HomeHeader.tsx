import type { SessionUser } from '../../lib/session/sessionStore.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

interface HomeHeaderProps {
  user: SessionUser | null;
  onLogout: () => void;
}

/** The head of the public pages; who is signed in can leave from here. */
export function HomeHeader({ user, onLogout }: HomeHeaderProps) {
  if (!user) return <AppHeader />;
  return (
    <AppHeader
      actions={
        <Button tone="plain" size="sm" onClick={onLogout}>
          <Icon name="logout" />
          Logout
        </Button>
      }
    />
  );
}
