import { chakra } from '@chakra-ui/react';
import { AppHeader } from '../AppHeader.tsx';
import { Button } from '../Button.tsx';
import { useAddressEntries } from '../filters/useAddressEntries.ts';
import { Icon } from '../icon/Icon.tsx';
import { PageShell } from '../PageShell.tsx';
import { Segmented } from '../Segmented.tsx';
import { Island } from './Island.tsx';
import { Widgets } from './Widgets.tsx';

const MODES = [
  { value: 'both', label: 'Both modes' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Every shared widget in its states, in both modes, for looking at while developing. */
export function UiGallery() {
  const { read, change } = useAddressEntries();
  const shown = MODES.find(({ value }) => value === read('mode'))?.value ?? 'both';
  return (
    <PageShell
      header={
        <AppHeader
          title="Widgets"
          subtitle="For development"
          actions={
            <Button tone="plain" size="sm">
              <Icon name="logout" />
              Logout
            </Button>
          }
        />
      }
    >
      <chakra.h1 textStyle="page">Widgets</chakra.h1>
      <div>
        <Segmented
          label="Shown"
          options={MODES}
          value={shown}
          onChange={(mode) => {
            change({ mode: mode === 'both' ? '' : mode });
          }}
        />
      </div>
      {(['light', 'dark'] as const).map(
        (mode) =>
          (shown === 'both' || shown === mode) && (
            <Island key={mode} mode={mode}>
              <Widgets />
            </Island>
          ),
      )}
    </PageShell>
  );
}
