import { useEffect } from 'react';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import { UnsentBar } from '../../../lib/unsent/UnsentBar.tsx';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { useMentorPerson } from '../list/useMentorPerson.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { PersonTrail } from '../../../lib/journey/PersonTrail.tsx';

interface PersonPageProps {
  url: MentorUrl;
  dashboard: MentorDashboard;
  words: AudienceWords;
}

/** Page of one person on a narrow screen: back link, form and stages. */
export function PersonPage({ url, dashboard, words }: PersonPageProps) {
  const { personId, toPerson } = url;
  const person = useMentorPerson(dashboard.chosen.person);
  useEffect(() => {
    // The router restores one scroll position for list and person, because they share a path.
    window.scrollTo({ top: 0 });
  }, [personId]);
  return (
    <>
      <BackLink to={toPerson(null)}>{`All ${words.many}`}</BackLink>
      <UnsentBar />
      <PersonPanel url={url} dashboard={dashboard} words={words} isNarrow />
      {person && (
        <Panel title="Stages so far" padded>
          <PersonTrail person={person} stagesFailed={dashboard.stagesError !== undefined} />
        </Panel>
      )}
    </>
  );
}
