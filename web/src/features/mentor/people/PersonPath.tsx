import { journeyStages } from '../../../lib/journey/journey.ts';
import { MiniPath } from '../../../ui/MiniPath.tsx';
import type { MentorPersonFragment } from './MentorPerson.generated.ts';

/** Progress of a person in a row: stones and percentage. */
export function PersonPath({ progress }: Pick<MentorPersonFragment, 'progress'>) {
  return <MiniPath stages={journeyStages(progress)} percent={progress?.percent ?? 0} />;
}
