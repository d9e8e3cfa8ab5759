import { compareNames } from '../../../lib/list/compareNames.ts';
import type { MentoredPersonFragment } from './MentoredPeople.generated.ts';

/** A mentor who may take over people. */
export interface MentorOption {
  id: string;
  name: string;
  status: string | null;
  studentsCount: number | null;
  club: { id: string; name: string } | null;
}

/**
 * Mentors who may take over these people, fewest people first: active mentors of their club, then
 * those without a club. The backend rejects mentors of another club.
 */
export function reassignCandidates<M extends MentorOption>(
  mentors: readonly M[],
  people: readonly Pick<MentoredPersonFragment, 'club'>[],
  from: string,
): M[] {
  const clubs = new Set(people.flatMap(({ club }) => club?.id ?? []));
  const fits = ({ club }: M) => !club || [...clubs].every((id) => id === club.id);
  return mentors
    .filter((mentor) => mentor.id !== from && mentor.status?.toLowerCase() !== 'inactive')
    .filter(fits)
    .sort(
      (a, b) =>
        Number(!a.club) - Number(!b.club) ||
        (a.studentsCount ?? 0) - (b.studentsCount ?? 0) ||
        compareNames(a.name, b.name),
    );
}
