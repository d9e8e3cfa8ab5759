import { countText } from '../../../lib/format.ts';
import { otherClub } from '../../../lib/journey/otherClub.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import { interestMatch } from './interestMatch.ts';
import { isInactive, type MentorCandidate, type PersonToAssign } from './mentorGroups.ts';

/**
 * Option of a mentor for a person, with reasons for and against.
 * @param isLeast whether no mentor in the same group has fewer people
 */
export function mentorOption(mentor: MentorCandidate, person: PersonToAssign, isLeast: boolean) {
  const { club, studentsCount } = mentor;
  const own = person.club;
  const other = otherClub({ club: own, mentor });
  const place = club ? (club.id === own?.id ? 'Same club' : club.name) : 'No club yet';
  const match = interestMatch(mentor.specialization, person.formDetails?.interests ?? []);
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
      ...(match === null ? [] : [`Matches the interest in ${match}`]),
      ...(studentsCount === null
        ? []
        : [
            `${countText(studentsCount, peopleNoun(club?.clubFor))}${isLeast ? ', the fewest here' : ''}`,
          ]),
    ],
    leading: <Avatar name={mentor.name} />,
  };
}

/** Ids of the mentors with the fewest people of a group; empty if all have the same number. */
export function leastLoaded(mentors: readonly MentorCandidate[]): ReadonlySet<string> {
  const counts = mentors.map(({ studentsCount }) => studentsCount ?? Infinity);
  const least = Math.min(...counts);
  if (counts.every((count) => count === least)) return new Set();
  return new Set(mentors.filter((mentor) => mentor.studentsCount === least).map(({ id }) => id));
}
