import { chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Caution } from '../../ui/Notice.tsx';
import { LogoutButton } from '../../ui/LogoutButton.tsx';
import { LazyConfirmDialog } from '../../ui/LazyConfirmDialog.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { STATE } from './step.ts';

interface SecondFactorScreenProps {
  name: string;
  /** Two-step login has to be turned on before anything else. */
  isDue: boolean;
  /** Address of the page that the user came from, or of the dashboard. */
  backTo: string;
  onLogout: () => void;
}

/** `/two-step-login`: the second factor of the own account. */
export function SecondFactorScreen({ name, isDue, backTo, onLogout }: SecondFactorScreenProps) {
  const [step, setStep] = useState(STATE);
  const [isAsking, setAsking] = useState(false);
  const [wasDue] = useState(isDue);
  if (wasDue && !isDue && step.kind === 'state') return <Navigate to={backTo} replace />;
  const actions = (
    <>
      {!wasDue && (
        <ButtonLink icon="home" tone="plain" size="sm" to={backTo}>
          Dashboard
        </ButtonLink>
      )}
      <LogoutButton
        onLogout={() => {
          if (step.kind === 'codes') setAsking(true);
          else onLogout();
        }}
      />
    </>
  );
  return (
    <PageShell header={<AppHeader title="Two-step login" subtitle={name} actions={actions} />}>
      <Grid justifyItems="start" gap="1">
        {!wasDue && <BackLink to={backTo}>Back to Dashboard</BackLink>}
        <chakra.h1 textStyle="section">Two-step login</chakra.h1>
        <chakra.p color="ink-soft" maxW="measure">
          A code from your phone, besides the password. Whoever learns your password can’t log in
          without it.
        </chakra.p>
        {isDue && step.kind !== 'codes' && (
          <Caution>Administrators and mentors need it here. Set it up, then you can go on.</Caution>
        )}
      </Grid>
      <SecondFactorPanel step={step} onStep={setStep} />
      <LazyConfirmDialog
        open={isAsking}
        onClose={() => {
          setAsking(false);
        }}
        title="Log out without your recovery codes?"
        consequence="They are not shown again."
        confirm="Log out"
        onConfirm={onLogout}
      />
    </PageShell>
  );
}
