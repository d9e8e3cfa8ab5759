import { Button } from './Button.tsx';
import { Icon } from './icon/Icon.tsx';

interface LogoutButtonProps {
  onLogout: () => void;
  /** The size of the buttons beside it. */
  size?: 'sm' | 'md';
}

/** Ends the session. */
export function LogoutButton({ onLogout, size = 'sm' }: LogoutButtonProps) {
  return (
    <Button tone="plain" size={size} onClick={onLogout}>
      <Icon name="logout" />
      Logout
    </Button>
  );
}
