import { journeyStages } from './journey.ts';
import { Trail } from '../../ui/Trail.tsx';
import { chakra } from '@chakra-ui/react';
import { AnswerNote } from './AnswerNote.tsx';
import type { AnsweredJourneyFragment } from './AnsweredJourney.generated.ts';

interface PersonTrailProps {
  person: Pick<AnsweredJourneyFragment, 'progress'> & { name: string };
  /** The stages could not be loaded. */
  stagesFailed?: boolean;
  /** Replaces the text about missing stages. */
  empty?: string;
}

/** Stages of a person with status, feedback, date and the person's answer. */
export function PersonTrail({ person, stagesFailed = false, empty }: PersonTrailProps) {
  const stages = journeyStages(person.progress);
  if (stages.length === 0) {
    return (
      <chakra.p textStyle="small" color="ink-soft">
        {empty ?? (stagesFailed ? 'Error loading stages' : 'No stages available')}
      </chakra.p>
    );
  }
  const answers = new Map(person.progress?.stages?.map(({ id, answer }) => [id, answer]));
  return (
    <Trail
      label={`Stages of ${person.name}`}
      notStartedLabel="Not Started"
      stages={stages.map((stage) => {
        const answer = answers.get(stage.id);
        return { ...stage, note: answer && <AnswerNote answer={answer} /> };
      })}
    />
  );
}
