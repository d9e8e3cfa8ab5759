import type { ClubAudience } from '../../../schema.generated.ts';
import { firstName } from '../../../lib/journey/words.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { otherClub } from '../people/otherClub.ts';
import { isInactive, type MentorCandidate, type MentorGroup } from './mentorGroups.ts';
import { NoneMark } from './NoneMark.tsx';
import { NONE, type PickedPerson } from './pickedPerson.ts';

/** "42 students": a mentor's people are those that the mentor's club is made for. */
function people(count: number, audience: ClubAudience | null | undefined): string {
  if (!audience) return count === 1 ? '1 person' : `${count} people`;
  return `${count} ${audience.toLowerCase()}${count === 1 ? '' : 's'}`;
}

/** What speaks for a mentor: the club, and how many people they have. */
function reasons(mentor: MentorCandidate, { club: own }: PickedPerson): string[] {
  const { club, studentsCount } = mentor;
  const count = studentsCount === null ? [] : [people(studentsCount, club?.clubFor)];
  if (otherClub({ club: own, mentor }) !== null) return count;
  const place = club ? (club.id === own?.id ? 'Same club' : club.name) : 'No club yet';
  return [place, ...count];
}

/** Why a mentor would not be offered, were it not the present one. */
function cautions(mentor: MentorCandidate, { club }: PickedPerson): string[] {
  const strange = otherClub({ club, mentor });
  return [
    ...(strange === null ? [] : [`Now assigned, of ${strange}`]),
    ...(isInactive(mentor) ? ['Inactive'] : []),
  ];
}

/** The entries of the picker: none first, then the mentors in their groups. */
export function mentorOptions(groups: readonly MentorGroup[], person: PickedPerson) {
  const first = firstName(person.name);
  const none = {
    value: NONE,
    title: 'None',
    subtitle: person.mentor ? `${first} is left without a mentor` : `${first} has no mentor now`,
    leading: <NoneMark />,
  };
  const ofGroup = ({ title, mentors }: MentorGroup) => ({
    title,
    options: mentors.map((mentor) => ({
      value: mentor.id,
      title: mentor.name,
      note: mentor.specialization,
      cautions: cautions(mentor, person),
      reasons: reasons(mentor, person),
      leading: <Avatar name={mentor.name} />,
    })),
  });
  return [{ options: [none] }, ...groups.map(ofGroup)];
}
