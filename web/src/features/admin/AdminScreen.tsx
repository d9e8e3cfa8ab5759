import { Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AdminActions } from './AdminActions.tsx';
import { CountsStrip } from './counts/CountsStrip.tsx';
import { DeletionNotice } from './deletion/DeletionNotice.tsx';
import { ADMIN_TABS } from './tabs.tsx';
import { useAdminTab } from './useAdminTab.ts';

const ROWS = Array.from({ length: 10 }, (_, index) => index);

interface AdminScreenProps {
  /** Name of the signed-in administrator. */
  name: string;
  onLogout: () => void;
}

/** `/admin`: the counts, and a tab with a table per kind of record. */
export function AdminScreen({ name, onLogout }: AdminScreenProps) {
  const { tab, open } = useAdminTab();
  return (
    <PageShell
      header={
        <AppHeader
          isHeading
          title="Admin Dashboard"
          subtitle={name}
          actions={<AdminActions onLogout={onLogout} />}
        />
      }
    >
      <CountsStrip />
      <DeletionNotice />
      <Tabs label="Records" tabs={ADMIN_TABS} value={tab.value} onChange={open}>
        <Suspense key={tab.value} fallback={<TabSkeleton />}>
          <tab.Content />
        </Suspense>
      </Tabs>
    </PageShell>
  );
}

/** Skeleton of a tab that is being loaded. */
const TabSkeleton = () => (
  <Panel padded>
    <Grid role="status" aria-label="Loading..." gap="3">
      <Skeleton height="control" width="measure" />
      {ROWS.map((row) => (
        <Skeleton key={row} height="control" />
      ))}
    </Grid>
  </Panel>
);
