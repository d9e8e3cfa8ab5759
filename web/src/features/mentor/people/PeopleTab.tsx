import { Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Attention } from '../attention/Attention.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorDialogs } from '../details/useMentorDialogs.ts';
import { MentorCharts } from '../charts/MentorCharts.tsx';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import type { ListLink } from '../list/useListLink.ts';

const MentorPersonDialogs = lazyPart(
  async () => (await import('../details/MentorPersonDialogs.tsx')).MentorPersonDialogs,
);

interface PeopleTabProps {
  url: MentorUrl;
  dialogs: MentorDialogs;
  dashboard: MentorDashboard;
  words: AudienceWords;
  toList: ListLink;
}

/** My Students (or Educators): pending updates, two charts, and the list with its dialogs. */
export function PeopleTab({ url, dialogs, dashboard, words, toList }: PeopleTabProps) {
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Attention stats={dashboard.stats} url={url} toList={toList} />
      <MentorCharts dashboard={dashboard} words={words} toList={toList} />
      <PeoplePanel
        dashboard={dashboard}
        words={words}
        toPerson={url.toPerson}
        onDetails={dialogs.details.open}
        onContact={dialogs.contact.open}
      />
      {dialogs.personId !== null && (
        <Suspense>
          <MentorPersonDialogs
            dialogs={dialogs}
            chosen={dashboard.chosen}
            url={url}
            words={words}
          />
        </Suspense>
      )}
    </Grid>
  );
}
