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
import { useMentorOverviewQuery } from './MentorOverview.generated.ts';
import { MentorStats } from './MentorStats.tsx';
import { OwnClub } from './ownClub.ts';
import { PeopleTab } from './people/PeopleTab.tsx';
import { useMentorAddress } from './useMentorAddress.ts';

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
  const { data, loading, error, refetch } = useMentorOverviewQuery();
  const mentor = data?.mentorDashboard?.mentor;
  const stats = data?.mentorDashboard?.stats;
  const words = audienceWords(mentor?.club?.clubFor);
  // While the profile loads the name is not known; when it fails there is none to show.
  const name = mentor?.name ?? 'Mentor';
  useFailureToast(
    stats ? undefined : error,
    'Error loading dashboard',
    'Failed to load mentor dashboard statistics.',
  );

  return (
    <OwnClub value={mentor?.club?.id ?? null}>
      <PageShell
        header={
          <AppHeader
            title="Mentor Dashboard"
            subtitle={name}
            actions={<MentorActions onLogout={onLogout} />}
          />
        }
      >
        {narrow && address.tab === 'update' && address.personId ? (
          <Suspense>
            <PersonPage id={address.personId} address={address} words={words} />
          </Suspense>
        ) : (
          <>
            <MentorHead name={name} pending={stats?.pendingUpdates ?? null} words={words} />
            <MentorStats
              stats={stats}
              loading={loading && !error}
              error={error}
              words={words}
              clubName={mentor?.club?.name}
              onRetry={() => void refetch()}
            />
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
                <PeopleTab address={address} words={words} />
              ) : (
                <Suspense fallback={<PeopleSkeleton label="Loading..." />}>
                  <UpdateTab address={address} words={words} alone={narrow} />
                </Suspense>
              )}
            </Tabs>
          </>
        )}
      </PageShell>
    </OwnClub>
  );
}
