import { Suspense } from 'react';
import { useFailureToast } from '../../lib/failure/useFailureToast.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { PageShell } from '../../ui/PageShell.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { PeopleSkeleton } from './people/PeopleSkeleton.tsx';
import { audienceWords } from './audienceWords.ts';
import { MentorActions } from './MentorActions.tsx';
import { MentorHead } from './MentorHead.tsx';
import { MentorStats } from './MentorStats.tsx';
import { OwnClub } from './ownClub.ts';
import { PeopleTab } from './people/PeopleTab.tsx';
import { useMentorAddress } from './useMentorAddress.ts';
import { useMentorDashboard } from './useMentorDashboard.ts';

const UpdateTab = lazyPart(async () => (await import('./update/UpdateTab.tsx')).UpdateTab);
const PersonPage = lazyPart(async () => (await import('./update/PersonPage.tsx')).PersonPage);

/** One pixel below the theme's `lg`: the list and the form have no room side by side. */
const NARROW = '(max-width: 68.75rem)';

interface MentorScreenProps {
  onLogout: () => void;
}

/** `/mentor`: figures, the people assigned, and where their progress is recorded. */
export function MentorScreen({ onLogout }: MentorScreenProps) {
  const address = useMentorAddress();
  const narrow = useMediaQuery(NARROW);
  const dashboard = useMentorDashboard(address.personId);
  const { mentor, stats, statsError } = dashboard;
  const words = audienceWords(mentor?.club?.clubFor);
  const name = mentor?.name ?? 'Mentor';
  useFailureToast(
    stats ? undefined : statsError,
    'Error loading dashboard',
    'Failed to load mentor dashboard statistics.',
  );

  return (
    <OwnClub value={mentor?.club?.id ?? null}>
      <PageShell
        header={
          <AppHeader
            isHeading
            title="Mentor Dashboard"
            subtitle={name}
            actions={<MentorActions onLogout={onLogout} />}
          />
        }
      >
        {narrow && address.tab === 'update' && address.personId ? (
          <Suspense>
            <PersonPage address={address} chosen={dashboard.chosen} words={words} />
          </Suspense>
        ) : (
          <>
            {address.tab === 'people' && (
              <>
                <MentorHead name={name} pending={stats?.pendingUpdates ?? null} words={words} />
                <MentorStats dashboard={dashboard} words={words} />
              </>
            )}
            <Tabs
              label="Views"
              tabs={[
                { value: 'people', label: `My ${words.Many}` },
                { value: 'update', label: 'Update Progress' },
              ]}
              value={address.tab}
              onChange={address.setTab}
            >
              {address.tab === 'people' ? (
                <PeopleTab address={address} dashboard={dashboard} words={words} />
              ) : (
                <Suspense fallback={<PeopleSkeleton label="Loading..." />}>
                  <UpdateTab address={address} dashboard={dashboard} words={words} alone={narrow} />
                </Suspense>
              )}
            </Tabs>
          </>
        )}
      </PageShell>
    </OwnClub>
  );
}
