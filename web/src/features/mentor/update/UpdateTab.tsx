import { chakra } from '@chakra-ui/react';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { LastPerson } from './LastPerson.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { UpdateList } from './UpdateList.tsx';
import { useOpenNextPerson } from './useOpenNextPerson.ts';
import { useShortcuts } from './useShortcuts.ts';

interface UpdateTabProps {
  url: MentorUrl;
  dashboard: MentorDashboard;
  words: AudienceWords;
  /** Narrow screen: shows the list only; the person has a separate page. */
  alone: boolean;
}

/** Update Progress: the list, and the form for the selected person. */
export function UpdateTab({ url, dashboard, words, alone }: UpdateTabProps) {
  const { lastSaved } = useOpenNextPerson();
  const area = useShortcuts(url.personId);
  const list = <UpdateList url={url} dashboard={dashboard} words={words} alone={alone} />;
  if (alone) {
    return (
      <>
        {lastSaved && (
          <LastPerson saved={lastSaved} count={dashboard.people.totalCount ?? 0} words={words} />
        )}
        {list}
      </>
    );
  }
  return (
    <chakra.div
      ref={area}
      display="grid"
      alignItems="start"
      gap="6"
      gridTemplateColumns="clamp(16rem, 32%, 25rem) minmax(0, 1fr)"
    >
      {list}
      <chakra.div position="sticky" top="4" display="grid" gap="3">
        <PersonPanel url={url} dashboard={dashboard} words={words} isNarrow={false} />
        <Shortcuts />
      </chakra.div>
    </chakra.div>
  );
}
