import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import { OutboxBar } from './OutboxBar.tsx';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { PersonTrail } from './PersonTrail.tsx';

interface PersonPageProps {
  url: MentorUrl;
  dashboard: MentorDashboard;
  words: AudienceWords;
}

const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    justifySelf: 'start',
    alignItems: 'center',
    gap: '1.5',
    minH: 'target',
    fontWeight: 'head',
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

/** Page of one person on a narrow screen: back link, form and stages. */
export function PersonPage({ url, dashboard, words }: PersonPageProps) {
  const { personId, toPerson } = url;
  const { person } = dashboard.chosen;
  useEffect(() => {
    // The router restores one scroll position for list and person, because they share a path.
    window.scrollTo({ top: 0 });
  }, [personId]);
  return (
    <>
      <BackLink to={toPerson(null)}>
        <Icon name="chevron-left" />
        <span>{`All ${words.many}`}</span>
      </BackLink>
      <OutboxBar url={url} />
      <PersonPanel url={url} dashboard={dashboard} words={words} isNarrow />
      {person && (
        <Panel title="Stages so far" padded>
          <PersonTrail person={person} stagesFailed={dashboard.stagesError !== undefined} />
        </Panel>
      )}
    </>
  );
}
