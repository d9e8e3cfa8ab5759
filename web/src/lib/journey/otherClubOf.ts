interface Club {
  id: string;
  name: string;
}

/**
 * The name of the mentor's club when it is known and is not the person's own; else null, as for a
 * person without a club.
 */
export function otherClubOf({
  club,
  mentor,
}: {
  club: Club | null;
  mentor: { club: Club | null } | null;
}): string | null {
  const theirs = mentor?.club;
  return theirs && club && theirs.id !== club.id ? theirs.name : null;
}
