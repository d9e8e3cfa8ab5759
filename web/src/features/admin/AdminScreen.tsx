import { Suspense } from 'react';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AdminActions } from './AdminActions.tsx';
import { CountsStrip } from './counts/CountsStrip.tsx';
import { DeletionNotice } from './deletion/DeletionNotice.tsx';
import { TabSkeleton } from './table/TabSkeleton.tsx';
import { ADMIN_TABS } from './tabs.tsx';
import { useAdminTab } from './useAdminTab.ts';

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
