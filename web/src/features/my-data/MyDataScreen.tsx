import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useUrlDialog } from '../../lib/url/useUrlDialog.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LogoutButton } from '../../ui/LogoutButton.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { DeletionPart } from './DeletionPart.tsx';
import { DownloadPart } from './DownloadPart.tsx';
import { MailSwitch } from './MailSwitch.tsx';
import { RecordView } from './RecordView.tsx';
import { SessionsPart } from './SessionsPart.tsx';

interface MyDataScreenProps {
  name: string;
  /** Whether the user is a student or an educator, who have a record. */
  isPerson: boolean;
  /** Target and label of the back link. */
  back: { to: string; label: string };
  onLogout: () => void;
  /** The report of a concern. */
  concern?: ReactNode;
}

/** `/my-data`: the user's data, sessions and request for deletion. */
export function MyDataScreen({ name, isPerson, back, onLogout, concern }: MyDataScreenProps) {
  const view = useUrlDialog('view');
  const actions = (
    <>
      <ButtonLink icon="home" tone="plain" size="sm" to={back.to}>
        <span>{back.label}</span>
      </ButtonLink>
      <LogoutButton onLogout={onLogout} />
    </>
  );
  return (
    <PageShell header={<AppHeader title="My data" subtitle={name} actions={actions} />}>
      {isPerson && view.value === 'record' ? (
        <RecordView name={name} />
      ) : (
        <>
          <Grid justifyItems="start" gap="1">
            <BackLink to={back.to}>{`Back to ${back.label}`}</BackLink>
            <chakra.h1 textStyle="section">My data</chakra.h1>
            <chakra.p color="ink-soft" maxW="measure">
              {isPerson
                ? 'See what Waymark holds about you, where you are signed in, and how to have it deleted.'
                : 'See where you are signed in, sign out elsewhere, and choose your mails.'}
            </chakra.p>
          </Grid>
          {isPerson && <DownloadPart toRecord={view.linkTo('record')} />}
          <SessionsPart />
          <MailSwitch />
          {concern}
          {isPerson && <DeletionPart />}
        </>
      )}
    </PageShell>
  );
}
