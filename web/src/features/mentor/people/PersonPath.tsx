import { completedCount, journeyStages, stageNow } from '../../../lib/journey/journey.ts';
import { MiniPath } from '../../../ui/MiniPath.tsx';
import type { MentorPersonFragment } from './MentorPerson.generated.ts';

/** How far a person is, in a row: stones and percent. */
export function PersonPath({ progress }: Pick<MentorPersonFragment, 'progress'>) {
  const stages = journeyStages(progress);
  const now = stageNow(stages);
  return (
    <MiniPath
      total={stages.length}
      completed={completedCount(stages)}
      current={now && stages.indexOf(now)}
      percent={progress?.percent ?? 0}
    />
  );
}
