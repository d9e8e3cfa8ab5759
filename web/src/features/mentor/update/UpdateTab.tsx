import { chakra } from '@chakra-ui/react';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorAddress } from '../useMentorAddress.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { UpdateList } from './UpdateList.tsx';
import type { MentorDashboard } from '../useMentorDashboard.ts';

interface UpdateTabProps {
  address: MentorAddress;
  dashboard: MentorDashboard;
  words: AudienceWords;
  /** On a narrow screen the list stands alone; the person has an address of its own. */
  alone: boolean;
}

/** Update Progress: the list, and the form for the person chosen in it. */
export function UpdateTab({ address, dashboard, words, alone }: UpdateTabProps) {
  const { people, chosen } = dashboard;
  const list = (
    <UpdateList
      address={address}
      words={words}
      people={people}
      chosen={chosen.person}
      alone={alone}
    />
  );
  if (alone) return list;
  return (
    <chakra.div
      display="grid"
      alignItems="start"
      gap="6"
      gridTemplateColumns="clamp(16rem, 40%, 27rem) minmax(0, 1fr)"
    >
      {list}
      <chakra.div position="sticky" top="6">
        <PersonPanel chosen={chosen} words={words} />
      </chakra.div>
    </chakra.div>
  );
}
