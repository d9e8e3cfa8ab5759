import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AdminActions } from './AdminActions.tsx';
import { CountsStrip } from './counts/CountsStrip.tsx';
import { PeopleTab } from './people/PeopleTab.tsx';

const TABS = [
  { value: 'students', label: 'Students', audience: 'STUDENT' },
  { value: 'educators', label: 'Educators', audience: 'EDUCATOR' },
] as const;

interface AdminScreenProps {
  /** The name of the signed-in administrator. */
  name: string;
  onLogout: () => void;
}

/** `/admin`: the counts and one table for each kind of record, chosen by a tab. */
export function AdminScreen({ name, onLogout }: AdminScreenProps) {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab')) ?? TABS[0];
  return (
    <PageShell
      header={
        <AppHeader
          title="Admin Dashboard"
          subtitle={name}
          actions={<AdminActions onLogout={onLogout} />}
        />
      }
    >
      <chakra.h1 srOnly>Admin Dashboard</chakra.h1>
      <CountsStrip />
      <Tabs
        label="Records"
        tabs={TABS}
        value={tab.value}
        onChange={(value) => {
          // Search and filters of one tab do not apply to the other.
          setParams(value === TABS[0].value ? {} : { tab: value });
        }}
      >
        <PeopleTab key={tab.audience} audience={tab.audience} />
      </Tabs>
    </PageShell>
  );
}
