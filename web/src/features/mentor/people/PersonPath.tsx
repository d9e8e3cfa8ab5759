import { useQueryError } from '../../../lib/failure/Absent.tsx';
import { journeyStages } from '../../../lib/journey/journey.ts';
import { MiniPath } from '../../../ui/MiniPath.tsx';
import type { MentorPersonFragment } from './MentorPerson.generated.ts';
import { progressWords } from './personLine.ts';

/** Progress of a person in a row: stones and percentage; nothing where it could not be read. */
export function PersonPath({ progress }: Pick<MentorPersonFragment, 'progress'>) {
  const [, percent] = progressWords({ progress }, useQueryError());
  return percent !== null && <MiniPath stages={journeyStages(progress)} percent={percent} />;
}
