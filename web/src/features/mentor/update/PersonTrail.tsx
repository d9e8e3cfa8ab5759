import { journeyStages } from '../../../lib/journey/journey.ts';
import { Trail } from '../../../ui/Trail.tsx';
import { chakra } from '@chakra-ui/react';
import type { MentorPerson } from '../list/useMentorPerson.ts';

interface PersonTrailProps {
  person: MentorPerson;
  /** The stages could not be loaded. */
  stagesFailed: boolean;
}

/** Stages of a person with status, feedback and date. */
export function PersonTrail({ person, stagesFailed }: PersonTrailProps) {
  const stages = journeyStages(person.progress);
  if (stages.length === 0) {
    return (
      <chakra.p textStyle="small" color="ink-soft">
        {stagesFailed ? 'Error loading stages' : 'No stages available'}
      </chakra.p>
    );
  }
  return <Trail label={`Stages of ${person.name}`} notStartedLabel="Not Started" stages={stages} />;
}
