import { chakra } from '@chakra-ui/react';
import { completedCount, journeyStages } from '../../../lib/journey/journey.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Trail } from '../../../ui/Trail.tsx';
import type { PersonViewFragment } from './PersonView.generated.ts';

/** The Progress tab: the percentage, and each stage with its feedback. */
export function ProgressPart({ person }: { person: PersonViewFragment }) {
  const stages = journeyStages(person.progress);
  if (!person.progress || stages.length === 0) {
    return (
      <EmptyState
        title={`No progress data available for this ${person.__typename.toLowerCase()}.`}
        detail={person.club ? undefined : 'Stages come with a club, and none is assigned yet.'}
      />
    );
  }
  return (
    <chakra.div display="grid" gap="5">
      <chakra.p display="flex" alignItems="baseline" gap="3">
        <chakra.span textStyle="figure" fontSize="32" color="brand">
          {`${person.progress.percent}%`}
        </chakra.span>
        <chakra.span
          textStyle="small"
          color="ink-soft"
        >{`completed, ${completedCount(stages)} of ${stages.length} stages`}</chakra.span>
      </chakra.p>
      <Trail label={`Stages of ${person.name}`} notStartedLabel="Not Started" stages={stages} />
    </chakra.div>
  );
}
