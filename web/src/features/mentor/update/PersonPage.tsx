import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorAddress } from '../useMentorAddress.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { PersonTrail } from './PersonTrail.tsx';
import type { ChosenPerson } from '../useMentorDashboard.ts';

interface PersonPageProps {
  address: MentorAddress;
  chosen: ChosenPerson;
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
export function PersonPage({ address, chosen, words }: PersonPageProps) {
  const { personId: id } = address;
  useEffect(() => {
    // For the router list and person are one page, whose place it keeps.
    window.scrollTo({ top: 0 });
  }, [id]);
  return (
    <>
      <BackLink to={address.toPerson(null)}>
        <Icon name="chevron-left" />
        All {words.many}
      </BackLink>
      <PersonPanel chosen={chosen} words={words} />
      {chosen.person && (
        <Panel title="Stages so far" padded>
          <PersonTrail person={chosen.person} />
        </Panel>
      )}
    </>
  );
}
