import { journeyStages } from '../../../lib/journey/journey.ts';
import { MiniPath } from '../../../ui/MiniPath.tsx';
import type { MentorPersonFragment } from './MentorPerson.generated.ts';

/** How far a person is, in a row: stones and percent. */
export function PersonPath({ progress }: Pick<MentorPersonFragment, 'progress'>) {
  return <MiniPath stages={journeyStages(progress)} percent={progress?.percent ?? 0} />;
}
