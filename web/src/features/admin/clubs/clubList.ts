import type { ApolloCache } from '@apollo/client';
import { compareBy } from '../../../lib/list/pageOfAll.ts';
import { CLUB_FILTERS } from '../filters/otherFilters.ts';
import type { RecordDialog } from '../record/RecordDialogs.tsx';
import type { LocalList } from '../table/useLocalList.ts';
import type { ClubMentorFragment } from './ClubMentor.generated.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';

/** Dialogs of the clubs' list; `release` and `move` have the id of a mentor. */
export const CLUB_DIALOGS = ['add', 'edit', 'delete', 'release', 'move'] as const;
export type ClubDialog = RecordDialog<(typeof CLUB_DIALOGS)[number]>;

/** Search, filter and order of the clubs. */
export const CLUB_LIST = {
  size: 8,
  keys: { name: ({ name }) => name },
  texts: ({ name, description }) => [name, description],
  filters: CLUB_FILTERS,
  matches: {
    for:
      (audience) =>
      ({ clubFor }) =>
        clubFor?.toLowerCase() === audience,
  },
} satisfies LocalList<ClubRowFragment, (typeof CLUB_FILTERS)[number]['name']>;

/** "19 for students and 5 for educators". */
export function audienceText(all: readonly ClubRowFragment[]): string {
  const count = (audience: string) => all.filter(({ clubFor }) => clubFor === audience).length;
  return `${count('STUDENT')} for students and ${count('EDUCATOR')} for educators`;
}

/** The mentors of a list; missing if they could not be read. */
export type Mentors = readonly ClubMentorFragment[] | null | undefined;

const byName = compareBy<ClubMentorFragment>(({ name }) => name);

/** The mentors of a club, by name. */
export const mentorsOf = (mentors: Mentors, clubId: string) =>
  mentors?.filter(({ club }) => club?.id === clubId).sort(byName);

/** Mentors without a club who can log in, by name. */
export const availableMentors = (mentors: Mentors) =>
  mentors?.filter(({ club, status }) => !club && status?.toLowerCase() !== 'inactive').sort(byName);

/** Removes the cached choices of clubs: there is a list for each audience. */
export function evictClubChoices(cache: ApolloCache): void {
  for (const clubFor of ['STUDENT', 'EDUCATOR']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'clubs', args: { clubFor } });
  }
}
