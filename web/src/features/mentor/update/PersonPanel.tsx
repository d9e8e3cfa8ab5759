import { chakra } from '@chakra-ui/react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { AudienceWords } from '../audienceWords.ts';
import { PersonHead } from './PersonHead.tsx';
import { ProgressForm } from './ProgressForm.tsx';
import type { ChosenPerson } from '../useMentorDashboard.ts';

interface PersonPanelProps {
  chosen: ChosenPerson;
  words: AudienceWords;
}

/** The chosen person with the form, or the state in their place. */
export function PersonPanel({ chosen, words }: PersonPanelProps) {
  const { person, loading, missing, error, retry } = chosen;
  if (person) {
    return (
      <Panel>
        <PersonHead person={person} />
        <ProgressForm key={person.id} person={person} words={words} />
      </Panel>
    );
  }
  if (loading) {
    return (
      <Panel padded>
        <chakra.div role="status" aria-label="Loading..." display="grid" gap="5">
          <Skeleton width="20ch" height="control" />
          <Skeleton height="control" />
          <Skeleton height="textArea" />
        </chakra.div>
      </Panel>
    );
  }
  return (
    <Panel>
      {error ? (
        <LoadFailure
          title={`This ${words.one} could not be loaded`}
          error={error}
          onRetry={retry}
        />
      ) : (
        <EmptyState
          title={missing ? `This ${words.one} is not assigned to you` : `No ${words.One} Selected`}
          detail="Choose somebody in the list to record progress and feedback."
        />
      )}
    </Panel>
  );
}
