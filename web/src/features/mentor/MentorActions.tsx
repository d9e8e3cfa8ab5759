import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SignInActions } from '../../ui/SignInActions.tsx';
import { MentorDashboardDocument } from './list/MentorDashboard.generated.ts';

/** Actions of the header: refresh, dashboard, own data, account and logout. */
export function MentorActions({ onLogout }: { onLogout: () => void }) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    // Each part shows its own error.
    await client.refetchQueries({ include: [MentorDashboardDocument] }).catch(() => undefined);
    setBusy(false);
  };
  return (
    <>
      <Button icon="refresh" tone="plain" size="sm" busy={busy} onClick={() => void refresh()}>
        Refresh
      </Button>
      <ButtonLink tone="plain" size="sm" to="/mentor">
        <Icon name="people" />
        Dashboard
      </ButtonLink>
      <ButtonLink tone="plain" size="sm" to="/my-data">
        <Icon name="document" />
        My data
      </ButtonLink>
      <SignInActions onLogout={onLogout} />
    </>
  );
}
