import { firstName } from '../../../lib/journey/words.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { MentorCandidate, MentorGroup } from './mentorGroups.ts';
import { NoneMark } from './NoneMark.tsx';
import { NONE, type PickedPerson } from './pickedPerson.ts';

/** What speaks for a mentor: the club, and how many people they have. */
function reasons({ club, studentsCount }: MentorCandidate, person: PickedPerson): string[] {
  const noun = person.audience === 'STUDENT' ? 'student' : 'educator';
  const place = club ? (club.id === person.club?.id ? 'Same club' : club.name) : 'No club yet';
  if (studentsCount === null) return [place];
  return [place, `${studentsCount} ${noun}${studentsCount === 1 ? '' : 's'}`];
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
      subtitle: mentor.specialization,
      reasons: reasons(mentor, person),
      leading: <Avatar name={mentor.name} />,
    })),
  });
  return [{ options: [none] }, ...groups.map(ofGroup)];
}
