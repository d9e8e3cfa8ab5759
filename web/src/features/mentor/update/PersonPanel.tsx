import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { LastPerson } from './LastPerson.tsx';
import { NextLine } from './NextLine.tsx';
import { PersonHead } from './PersonHead.tsx';
import { ProgressForm } from './ProgressForm.tsx';
import { SavedNote } from './SavedNote.tsx';
import { useOpenNextPerson } from './useOpenNextPerson.ts';
import { useNextPerson } from './useNextPerson.ts';

interface PersonPanelProps {
  url: MentorUrl;
  dashboard: MentorDashboard;
  words: AudienceWords;
  /** On a phone a toast would cover the buttons. */
  isNarrow: boolean;
}

/** The selected person with the form, or its loading, empty or error state. */
export function PersonPanel({ url, dashboard, words, isNarrow }: PersonPanelProps) {
  const { people, chosen, stagesError } = dashboard;
  const { person, loading, missing, error, retry } = chosen;
  const next = useNextPerson(people, url.personId);
  const { openNext, lastSaved } = useOpenNextPerson();
  const { updates } = useOutbox();
  const isSent = ({ id, isWaiting }: { id: string; isWaiting: boolean }) =>
    isWaiting && !updates.some(({ input }) => input.personId === id);
  const [saved, setSaved] = useState<{ id: string; name: string; isWaiting: boolean } | null>(null);
  useFailureToast(
    stagesError,
    'Error loading stages',
    `Failed to load available stages for this ${words.one}'s club`,
  );
  if (person) {
    return (
      <Panel>
        <PersonHead person={person} stagesFailed={stagesError !== undefined} />
        {saved && isShownHere(saved, person.id, isNarrow) && !isSent(saved) && (
          <SavedNote name={saved.name} isWaiting={saved.isWaiting} />
        )}
        <ProgressForm
          key={person.id}
          person={person}
          words={words}
          url={url}
          stagesFailed={stagesError !== undefined}
          isNarrow={isNarrow}
          onSaved={({ isWaiting }, opensNext) => {
            setSaved({ id: person.id, name: person.name, isWaiting });
            if (opensNext && next !== undefined) openNext(next, person.name);
          }}
          footer={<NextLine next={next} count={people.totalCount} words={words} />}
        />
      </Panel>
    );
  }
  return (
    <Panel>
      <InPlace>
        {loading ? (
          <chakra.div role="status" aria-label="Loading..." display="grid" gap="5">
            <Skeleton width="20ch" height="control" />
            <Skeleton height="control" />
            <Skeleton height="textArea" />
          </chakra.div>
        ) : error ? (
          <LoadFailure
            title={`This ${words.one} could not be loaded`}
            error={error}
            onRetry={retry}
          />
        ) : lastSaved && !missing ? (
          <LastPerson saved={lastSaved} count={people.totalCount ?? 0} words={words} />
        ) : (
          <EmptyState
            title={
              missing ? `This ${words.one} is not assigned to you` : `No ${words.One} Selected`
            }
            detail="Choose one in the list to record progress and feedback."
          />
        )}
      </InPlace>
    </Panel>
  );
}

/** On a wide screen a toast shows a successful save; the form shows an unsent update. */
const isShownHere = (
  saved: { id: string; isWaiting: boolean },
  personId: string,
  isNarrow: boolean,
): boolean => (saved.isWaiting ? saved.id !== personId : isNarrow);

const InPlace = ({ children }: { children: ReactNode }) => (
  <chakra.div padding={{ base: '5', md: '6' }}>{children}</chakra.div>
);
