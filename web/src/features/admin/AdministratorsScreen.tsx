import { chakra, Grid } from '@chakra-ui/react';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { AdminActions } from './AdminActions.tsx';
import { AdministratorsPanel } from './administrators/AdministratorsPanel.tsx';

interface AdministratorsScreenProps {
  /** Id of the signed-in administrator. */
  ownId: string;
  name: string;
  onLogout: () => void;
}

/** `/administrators`: the accounts that manage the platform. */
export const AdministratorsScreen = ({ ownId, name, onLogout }: AdministratorsScreenProps) => (
  <PageShell
    header={
      <AppHeader
        title="Administrators"
        subtitle={name}
        actions={<AdminActions onLogout={onLogout} />}
      />
    }
  >
    <Grid justifyItems="start" gap="1">
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <chakra.h1 textStyle="section">Administrators</chakra.h1>
      <chakra.p color="ink-soft" maxW="measure">
        Everyone here can read and change all records. Two-step login protects an account whose
        password has become known.
      </chakra.p>
    </Grid>
    <AdministratorsPanel ownId={ownId} />
  </PageShell>
);
