import type { ClubCandidatesQuery } from './ClubCandidates.generated.ts';

/** A club that may be chosen in the picker. */
export type ClubCandidate = NonNullable<ClubCandidatesQuery['clubs']>[number];

const SHOWN_STAGES = 3;

/** The clubs whose name or description has the text in it, in any case. */
export function matchingClubs(clubs: readonly ClubCandidate[], search: string): ClubCandidate[] {
  const wanted = search.trim().toLowerCase();
  return clubs.filter(({ name, description }) =>
    [name, description ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The first three stage names, then "+N more"; empty without stages. */
export function stagesInShort(names: readonly string[]): string {
  const rest = names.length - SHOWN_STAGES;
  const shown = names.slice(0, SHOWN_STAGES).join(', ');
  return rest > 0 ? `${shown} +${rest} more` : shown;
}
