import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { AudienceWords } from '../audienceWords.ts';
import { OutboxBar } from '../outbox/OutboxBar.tsx';
import type { MentorAddress } from '../useMentorAddress.ts';
import type { MentorDashboard } from '../useMentorDashboard.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { PersonTrail } from './PersonTrail.tsx';

interface PersonPageProps {
  address: MentorAddress;
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

/** One person on a narrow screen: the way back, the form, and the stages so far. */
export function PersonPage({ address, dashboard, words }: PersonPageProps) {
  const { personId, toPerson } = address;
  const { person } = dashboard.chosen;
  useEffect(() => {
    // For the router list and person are one page, whose place it keeps.
    window.scrollTo({ top: 0 });
  }, [personId]);
  return (
    <>
      <BackLink to={toPerson(null)}>
        <Icon name="chevron-left" />
        All {words.many}
      </BackLink>
      <OutboxBar address={address} />
      <PersonPanel address={address} dashboard={dashboard} words={words} isNarrow />
      {person && (
        <Panel title="Stages so far" padded>
          <PersonTrail person={person} stagesFailed={dashboard.stagesError !== undefined} />
        </Panel>
      )}
    </>
  );
}
