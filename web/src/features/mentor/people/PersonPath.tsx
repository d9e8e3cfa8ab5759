import { useQueryError } from '../../../lib/failure/Absent.tsx';
import { journeyStages } from '../../../lib/journey/journey.ts';
import { MiniPath } from '../list/MiniPath.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { progressWords } from '../list/personLine.ts';

/** Progress of a person in a row: stones and percentage; nothing where it could not be read. */
export function PersonPath({ progress }: Pick<MentorPerson, 'progress'>) {
  const [, percent] = progressWords({ progress }, useQueryError());
  return percent !== null && <MiniPath stages={journeyStages(progress)} percent={percent} />;
}
