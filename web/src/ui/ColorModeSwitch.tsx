import { t } from '@lingui/core/macro';
import { useColorMode } from './colorMode.ts';
import { IconButton } from './IconButton.tsx';

export function ColorModeSwitch() {
  const { mode, toggle } = useColorMode();
  return mode === 'dark' ? (
    <IconButton size="lg" icon="moon" label={t`Switch to light mode`} onClick={toggle} />
  ) : (
    <IconButton size="lg" icon="sun" label={t`Switch to dark mode`} onClick={toggle} />
  );
}
