import { completedCount, journeyStages } from '../../../lib/journey/journey.ts';
import { MiniStones } from '../../../ui/MiniStones.tsx';
import { currentIndex } from '../../../ui/stage.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';

/** Progress of a person as a row of small stones; renders nothing without stages. */
export function PathStones({ progress }: Pick<MentorPerson, 'progress'>) {
  const stages = journeyStages(progress);
  if (stages.length === 0) return null;
  return (
    <MiniStones
      done={stages.map(({ status }) => status === 'COMPLETED')}
      current={currentIndex(stages)}
      label={`${completedCount(stages)} of ${stages.length} stages completed`}
    />
  );
}
