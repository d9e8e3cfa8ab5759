/** Undefined: could not be loaded. */
interface Assigned {
  club: { id: string } | null | undefined;
  mentor: { club: { id: string; name: string } | null } | null | undefined;
}

/** The name of the mentor's club if it is another than the person's; null without either club. */
export function otherClub({ club, mentor }: Assigned): string | null {
  const theirs = mentor?.club;
  return club && theirs && theirs.id !== club.id ? theirs.name : null;
}
