import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { LastPerson } from './LastPerson.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { UpdateList } from './UpdateList.tsx';
import { useLastSaved } from './useNextPerson.ts';
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
  const lastSaved = useLastSaved();
  const area = useShortcuts(url.personId);
  const list = <UpdateList url={url} dashboard={dashboard} words={words} alone={alone} />;
  if (alone) {
    return (
      <>
        {lastSaved !== undefined && (
          <LastPerson saved={lastSaved} count={dashboard.people.totalCount ?? 0} words={words} />
        )}
        {list}
      </>
    );
  }
  return (
    <Grid
      ref={area}
      alignItems="start"
      gap="6"
      gridTemplateColumns="clamp(16rem, 32%, 25rem) minmax(0, 1fr)"
    >
      <Grid
        gap="3"
        gridTemplateRows="minmax(0, max-content) auto"
        alignContent="start"
        // The list scrolls within the height that is left by the header, or by a bar below it; a
        // form that needs more has room for more of the list.
        height="0"
        minH="max(calc(100dvh - 15rem), min(100%, calc(100dvh - 11rem)))"
      >
        {list}
        <Shortcuts />
      </Grid>
      <chakra.div position="sticky" top="4" minW="0">
        <PersonPanel url={url} dashboard={dashboard} words={words} isNarrow={false} />
      </chakra.div>
    </Grid>
  );
}

const KEYS = [
  ['Ctrl K', 'Search'],
  ['↓ ↑', 'Through the list'],
  ['Enter', 'Open, and write'],
  ['Ctrl Enter', 'Update Progress'],
  ['Ctrl Shift Enter', 'Save and next'],
] as const;

const Key = chakra('kbd', {
  base: {
    paddingInline: '1.5',
    border: 'line',
    borderRadius: '1',
    bg: 'surface',
    fontFamily: 'inherit',
    whiteSpace: 'nowrap',
  },
});

/** Keyboard shortcuts of the form. */
function Shortcuts() {
  return (
    <chakra.details textStyle="caption" color="ink-faint">
      <chakra.summary cursor="pointer" minH="target">
        Keyboard shortcuts
      </chakra.summary>
      <Flex as="dl" wrap="wrap" columnGap="5" rowGap="1" paddingTop="1">
        {KEYS.map(([keys, action]) => (
          <Flex key={keys} gap="2">
            <dt>
              <Key>{keys}</Key>
            </dt>
            <dd>{action}</dd>
          </Flex>
        ))}
      </Flex>
    </chakra.details>
  );
}
