import type { AssignedMentorFragment } from './AssignedMentor.generated.ts';

/** The name of the mentor's club when it is known and is not the person's own; else null. */
export function otherClubOf({
  club,
  mentor,
}: Pick<AssignedMentorFragment, 'club' | 'mentor'>): string | null {
  const theirs = mentor?.club;
  return theirs && theirs.id !== club?.id ? theirs.name : null;
}
