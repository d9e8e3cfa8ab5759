/** Club and mentor of a person; undefined if one could not be loaded. */
interface Assigned {
  club: { id: string } | null | undefined;
  mentor: { club: { id: string; name: string } | null } | null | undefined;
}

/** Name of the mentor's club if it differs from the person's club, else null. */
export function otherClub({ club, mentor }: Assigned): string | null {
  const theirs = mentor?.club;
  return club && theirs && theirs.id !== club.id ? theirs.name : null;
}
