import { chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notStored } from '../../../lib/drafts.ts';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { useMentorPerson } from '../list/useMentorPerson.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { targetOf } from '../changes/mentorChanges.ts';
import { LastPerson } from './LastPerson.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PersonHead } from './PersonHead.tsx';
import { useReadAnswers } from '../answers/useReadAnswers.ts';
import { ProgressForm, type SavedHow } from './ProgressForm.tsx';
import type { Reopened } from './ChangeActions.tsx';
import { useLastSaved, useNextPerson } from './useNextPerson.ts';
import { Caption } from '../../../ui/Caption.tsx';

interface PersonPanelProps {
  url: MentorUrl;
  dashboard: MentorDashboard;
  words: AudienceWords;
  /** On a phone a toast would cover the buttons. */
  isNarrow: boolean;
}

interface Saved extends Omit<SavedHow, 'opensNext'> {
  id: string;
  name: string;
}

/** The selected person with the form, or its loading, empty or error state. */
export function PersonPanel({ url, dashboard, words, isNarrow }: PersonPanelProps) {
  const { people, chosen, stagesError } = dashboard;
  const { loading, missing, error, retry } = chosen;
  const person = useMentorPerson(chosen.person);
  const lastSaved = useLastSaved();
  const { nextText, openNext } = useNextPerson(people, person, words);
  const { waiting, areStored } = useUnsent();
  const { reopened, isConflict = false } = (useLocation().state ?? {}) as Partial<Reopened>;
  const [saved, setSaved] = useState<Saved | null>(null);
  const [round, setRound] = useState(0);
  useReadAnswers(person);
  useFailureToast(
    stagesError,
    'Error loading stages',
    `Failed to load available stages for this ${words.one}'s club`,
  );
  if (person) {
    // On a wide screen a toast shows a successful save; the form shows an unsent update.
    const isUnsent =
      saved?.isWaiting &&
      saved.id !== person.id &&
      waiting.some((change) => targetOf(change).personId === saved.id);
    const notice = isUnsent
      ? ({
          hue: 'ochre',
          icon: 'clock',
          title: areStored ? 'Kept on this device' : notStored(),
          detail: `The update of ${saved.name} is sent when there is a connection.`,
        } as const)
      : isNarrow && saved?.message
        ? ({ hue: 'leaf', icon: 'check', ...saved.message } as const)
        : null;
    return (
      <Panel>
        <PersonHead person={person} stagesFailed={stagesError !== undefined} />
        {notice && (
          <Notice role="status" margin={{ base: '5', md: '6' }} marginBottom="0" {...notice} />
        )}
        <ProgressForm
          key={[person.id, round, reopened].join(' ')}
          person={person}
          words={words}
          url={url}
          stagesFailed={stagesError !== undefined}
          isNarrow={isNarrow}
          isConflict={isConflict}
          // Not on a phone, where the keyboard would open.
          focuses={round > 0 && !isNarrow}
          onReset={() => {
            setRound(round + 1);
          }}
          onSaved={({ opensNext, ...how }) => {
            setSaved({ id: person.id, name: person.name, ...how });
            if (opensNext) openNext(person.name);
          }}
          onSkip={() => {
            openNext('');
          }}
          footer={
            <Caption as="span" minH="1lh">
              {nextText}
            </Caption>
          }
        />
      </Panel>
    );
  }
  return (
    <Panel>
      <chakra.div padding={{ base: '5', md: '6' }}>
        {loading ? (
          <Grid role="status" aria-label="Loading..." gap="5">
            <Skeleton width="20ch" height="control" />
            <Skeleton height="control" />
            <Skeleton height="textArea" />
          </Grid>
        ) : error ? (
          <LoadFailure
            title={`This ${words.one} could not be loaded`}
            error={error}
            onRetry={retry}
          />
        ) : lastSaved !== undefined && !missing ? (
          <LastPerson saved={lastSaved} count={people.totalCount ?? 0} words={words} />
        ) : (
          <EmptyState
            title={
              missing ? `This ${words.one} is not assigned to you` : `No ${words.One} Selected`
            }
            detail="Choose one in the list to record progress and feedback."
          />
        )}
      </chakra.div>
    </Panel>
  );
}
