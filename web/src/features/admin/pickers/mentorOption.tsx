import { otherClub } from '../../../lib/journey/otherClub.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { isInactive, type MentorCandidate } from './mentorGroups.ts';

/** "42 students", by the audience of the mentor's club. */
function peopleCount(count: number, audience: ClubAudience | null | undefined): string {
  if (!audience) return count === 1 ? '1 person' : `${count} people`;
  return `${count} ${audience.toLowerCase()}${count === 1 ? '' : 's'}`;
}

/** A mentor as an option for a person of this club: reasons for and against the choice. */
export function mentorOption(mentor: MentorCandidate, own: { id: string } | null) {
  const { club, studentsCount } = mentor;
  const other = otherClub({ club: own, mentor });
  const place = club ? (club.id === own?.id ? 'Same club' : club.name) : 'No club yet';
  return {
    value: mentor.id,
    title: mentor.name,
    note: mentor.specialization,
    cautions: [
      ...(other === null ? [] : [`Now assigned, of ${other}`]),
      ...(isInactive(mentor) ? ['Inactive'] : []),
    ],
    reasons: [
      ...(other === null ? [place] : []),
      ...(studentsCount === null ? [] : [peopleCount(studentsCount, club?.clubFor)]),
    ],
    leading: <Avatar name={mentor.name} />,
  };
}
