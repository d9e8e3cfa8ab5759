import { completedCount, journeyStages, stageNow } from '../../../lib/journey/journey.ts';
import { MiniPath } from '../../../ui/MiniPath.tsx';
import type { MentorPersonFragment } from './MentorPerson.generated.ts';

/** How far a person is, in a row: stones and percent. */
export function PersonPath({ progress }: Pick<MentorPersonFragment, 'progress'>) {
  const stages = journeyStages(progress);
  const completed = completedCount(stages);
  const now = stageNow(stages);
  return (
    <MiniPath
      total={stages.length}
      completed={completed}
      // The stones are counted, not named: the cap never stands on a completed one.
      current={now && Math.max(stages.indexOf(now), completed)}
      percent={progress?.percent ?? 0}
    />
  );
}
