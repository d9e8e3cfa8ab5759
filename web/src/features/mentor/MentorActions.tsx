import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
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
      <ButtonLink icon="people" tone="plain" size="sm" to="/mentor">
        Dashboard
      </ButtonLink>
      <ButtonLink icon="document" tone="plain" size="sm" to="/my-data">
        My data
      </ButtonLink>
      <SignInActions onLogout={onLogout} />
    </>
  );
}
