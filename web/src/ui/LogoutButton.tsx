import { t } from '@lingui/core/macro';
import { Button } from './Button.tsx';

interface LogoutButtonProps {
  onLogout: () => void;
  /** The size of the buttons beside it. */
  size?: 'sm' | 'md';
}

/** Ends the session. */
export function LogoutButton({ onLogout, size = 'sm' }: LogoutButtonProps) {
  return (
    <Button icon="logout" tone="plain" size={size} onClick={onLogout}>
      {t`Logout`}
    </Button>
  );
}
