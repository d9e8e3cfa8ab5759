interface Assigned {
  club: { id: string } | null;
  mentor: { club: { id: string; name: string } | null } | null;
}

/**
 * The name of the mentor's club when it is another one than the person's, as after a change of
 * club; else null. A person without a club may have any mentor.
 */
export function otherClub({ club, mentor }: Assigned): string | null {
  const theirs = mentor?.club;
  return club && theirs && theirs.id !== club.id ? theirs.name : null;
}
