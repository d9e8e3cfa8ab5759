import { Flex, Grid } from '@chakra-ui/react';
import { Suspense, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
import { useHasFeature } from '../../lib/session/useHasFeature.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AdminActions } from './AdminActions.tsx';
import { ConcernsNotice } from './concerns/ConcernsNotice.tsx';
import { CountsStrip } from './counts/CountsStrip.tsx';
import { DeletionNotice } from './deletion/DeletionNotice.tsx';
import { MailsNotice } from './mails/MailsNotice.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ClubAudience } from '../../schema.generated.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const ROWS = Array.from({ length: 10 }, (_, index) => index);

interface AdminScreenProps {
  /** Name of the signed-in administrator. */
  name: string;
  onLogout: () => void;
}

/** `/admin`: the counts, and a tab with a table per kind of record, or the overview. */
export function AdminScreen({ name, onLogout }: AdminScreenProps) {
  const { tab, open } = useAdminTab();
  const hasConcerns = useHasFeature('CONCERNS') || tab.value === CONCERNS;
  const isOverview = new URLSearchParams(useLocation().search).has('overview');
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
      <ConcernsNotice />
      <DeletionNotice />
      <MailsNotice />
      {isOverview ? (
        <Grid gap="4">
          <BackLink to="/admin">Back to the lists</BackLink>
          <Suspense fallback={<TabSkeleton />}>
            <Overview />
          </Suspense>
        </Grid>
      ) : (
        <Grid gap="4">
          <Flex justify="flex-end">
            <ButtonLink icon="bars" to="/admin?overview" tone="outline" size="sm">
              Overview
            </ButtonLink>
          </Flex>
          <Tabs
            label="Records"
            tabs={hasConcerns ? ADMIN_TABS : ADMIN_TABS.filter(({ value }) => value !== CONCERNS)}
            value={tab.value}
            onChange={open}
          >
            <Suspense key={tab.value} fallback={<TabSkeleton />}>
              <tab.Content />
            </Suspense>
          </Tabs>
        </Grid>
      )}
    </PageShell>
  );
}

const Overview = lazyPart(async () => (await import('./overview/Overview.tsx')).Overview);

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

/** A tab of the dashboard; its code is loaded when it is first opened. */
interface AdminTab {
  /** Value of the `tab` parameter. */
  value: string;
  label: string;
  Content: ComponentType;
}

const people = (audience: ClubAudience) =>
  lazyPart(async () => {
    const { PeopleTab } = await import('./people/PeopleTab.tsx');
    return () => <PeopleTab audience={audience} />;
  });

/** The tab that only some backends have. */
const CONCERNS = 'concerns';

/** The tabs in order; the first one is the default. */
const ADMIN_TABS: [AdminTab, ...AdminTab[]] = [
  { value: 'students', label: 'Students', Content: people('STUDENT') },
  { value: 'educators', label: 'Educators', Content: people('EDUCATOR') },
  {
    value: 'mentors',
    label: 'Mentors',
    Content: lazyPart(async () => (await import('./mentors/MentorsTab.tsx')).MentorsTab),
  },
  {
    value: 'clubs',
    label: 'Clubs',
    Content: lazyPart(async () => (await import('./clubs/ClubsTab.tsx')).ClubsTab),
  },
  {
    value: 'submissions',
    label: 'Form Submissions',
    Content: lazyPart(
      async () => (await import('./submissions/SubmissionsTab.tsx')).SubmissionsTab,
    ),
  },
  {
    value: 'progress',
    label: 'Progress Tracker',
    Content: lazyPart(async () => (await import('./tracker/TrackerTab.tsx')).TrackerTab),
  },
  {
    value: CONCERNS,
    label: 'Concerns',
    Content: lazyPart(async () => (await import('./concerns/ConcernsTab.tsx')).ConcernsTab),
  },
];

/** State of a tab when it was left. */
interface Place {
  /** The search string: search, filters, sort and page. */
  search: string;
  scrollY: number;
}

const FIRST = ADMIN_TABS[0].value;

/** The selected tab. Restores filters, page and scroll position of a tab that was open before. */
function useAdminTab() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const requested = new URLSearchParams(search).get('tab');
  const tab = ADMIN_TABS.find(({ value }) => value === requested) ?? ADMIN_TABS[0];
  const left = useRef(new Map<string, Place>());
  const nextScrollY = useRef<number | null>(null);
  const current = tab.value;
  useEffect(() => {
    left.current.set(current, { search, scrollY: 0 });
  }, [current, search]);
  useLayoutEffect(() => {
    if (nextScrollY.current === null) return;
    window.scrollTo(0, nextScrollY.current);
    nextScrollY.current = null;
  }, [current]);
  const open = (next: string) => {
    const earlier = left.current.get(next);
    left.current.set(current, { search, scrollY: window.scrollY });
    nextScrollY.current = earlier?.scrollY ?? 0;
    void navigate(
      { search: earlier?.search ?? (next === FIRST ? '' : `?tab=${next}`) },
      { preventScrollReset: true, flushSync: true },
    );
  };
  return { tab, open };
}
