import { Suspense } from 'react';
import { UnreadFields } from '../../lib/failure/Absent.tsx';
import { useFailureToast } from '../../lib/failure/useFailureToast.ts';
import type { FilterEntries } from '../../lib/list/filters.ts';
import { searchWith } from '../../lib/url/searchWith.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { PageShell } from '../../ui/PageShell.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useMediaQuery } from '../../ui/mediaQuery.ts';
import { usePreload } from '../../ui/usePreload.ts';
import { audienceText } from './list/audienceWords.ts';
import { useMentorDialogs } from './details/useMentorDialogs.ts';
import { MentorActions } from './MentorActions.tsx';
import { MentorHead } from './MentorHead.tsx';
import { MentorStats } from './MentorStats.tsx';
import { MENTOR_OPERATIONS } from './update/mentorOperations.tsx';
import { UnsentBar } from '../../lib/unsent/UnsentBar.tsx';
import { UnsentProvider } from '../../lib/unsent/UnsentProvider.tsx';
import { OwnClub } from './people/OtherClub.tsx';
import { PeopleSkeleton } from './people/PeopleSkeleton.tsx';
import { PeopleTab } from './people/PeopleTab.tsx';
import type { FILTERS } from './list/criteria.ts';
import { useListLink } from './list/useListLink.ts';
import { useMentorUrl } from './list/useMentorUrl.ts';
import { useMentorDashboard } from './list/useMentorDashboard.ts';

const loadUpdateTab = () => import('./update/UpdateTab.tsx');
const loadPersonPage = () => import('./update/PersonPage.tsx');
const UpdateTab = lazyPart(async () => (await loadUpdateTab()).UpdateTab);
const PersonPage = lazyPart(async () => (await loadPersonPage()).PersonPage);
const PRELOADED_PARTS = [loadUpdateTab, loadPersonPage];

/** Below the theme's `lg`, where list and form do not fit side by side. */
const NARROW = '(max-width: 68.75rem)';

/** `/mentor`: figures, and two tabs with assigned people and the form to record progress; on a narrow screen also the page of one person. */
export function MentorScreen({ onLogout }: { onLogout: () => void }) {
  const url = useMentorUrl();
  const narrow = useMediaQuery(NARROW);
  const dialogs = useMentorDialogs();
  const toList = useListLink();
  const dashboard = useMentorDashboard(url.personId ?? dialogs.personId);
  const { mentor, stats, statsError } = dashboard;
  const words = audienceText(mentor?.club?.clubFor);
  const name = mentor?.name ?? 'Mentor';
  const isUpdate = url.tab === 'update';
  const props = { url, dashboard, words };
  usePreload(PRELOADED_PARTS);
  useFailureToast(
    stats ? undefined : statsError,
    'Error loading dashboard',
    'Failed to load mentor dashboard statistics.',
  );

  return (
    <UnsentProvider operations={MENTOR_OPERATIONS}>
      <OwnClub value={mentor?.club?.id ?? null}>
        <UnreadFields value={dashboard.error}>
          <PageShell
            isDense={isUpdate}
            header={
              <AppHeader
                isHeading
                title="Mentor Dashboard"
                subtitle={name}
                actions={<MentorActions onLogout={onLogout} />}
              />
            }
          >
            {narrow && isUpdate && url.personId ? (
              <Suspense>
                <PersonPage {...props} />
              </Suspense>
            ) : (
              <>
                {/* On the other tab the form must be visible without scrolling. */}
                {!isUpdate && (
                  <>
                    <MentorHead
                      name={name}
                      pending={stats?.pendingUpdates ?? null}
                      words={words}
                      toWaiting={toList({ show: 'waiting' }, { down: true })}
                    />
                    <MentorStats dashboard={dashboard} words={words} toList={toList} />
                  </>
                )}
                <Tabs
                  label="Views"
                  tabs={[
                    { value: 'people', label: `My ${words.Many}` },
                    { value: 'update', label: 'Update Progress' },
                  ]}
                  value={url.tab}
                  onChange={url.setTab}
                  aside={isUpdate && <PendingNote pending={stats?.pendingUpdates ?? 0} />}
                >
                  <UnsentBar />
                  {isUpdate ? (
                    <Suspense fallback={<PeopleSkeleton label="Loading..." />}>
                      <UpdateTab {...props} alone={narrow} />
                    </Suspense>
                  ) : (
                    <PeopleTab {...props} dialogs={dialogs} toList={toList} />
                  )}
                </Tabs>
              </>
            )}
          </PageShell>
        </UnreadFields>
      </OwnClub>
    </UnsentProvider>
  );
}

const WAITING = { tab: 'update', show: 'waiting', sort: 'waiting' } satisfies FilterEntries<
  typeof FILTERS
> & { tab: string };

/** Number of pending updates with a link to these people; renders nothing without any. */
function PendingNote({ pending }: { pending: number }) {
  if (pending === 0) return null;
  return (
    <>
      <Badge hue="ochre" icon="clock">
        {`${pending} Pending ${pending === 1 ? 'Update' : 'Updates'}`}
      </Badge>
      <TextLink to={`/mentor${searchWith(new URLSearchParams(), WAITING)}`}>
        Who is waiting
      </TextLink>
    </>
  );
}
