import type { ListParams } from '../../../lib/list/useListParams.ts';
import { compareBy, includesSearch, pageOfAll } from '../../../lib/list/pageOfAll.ts';
import type { ClubMentorFragment } from './ClubMentor.generated.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';

const PAGE_SIZE = 8;

/** Audience filter of the clubs. */
export function audienceOf({ filter }: Pick<ListParams, 'filter'>) {
  const audience = filter('for');
  return audience === 'student' || audience === 'educator' ? audience : '';
}

/** The page of clubs selected in the URL, by name. */
export function clubPage(all: readonly ClubRowFragment[], params: ListParams) {
  const audience = audienceOf(params);
  return pageOfAll(all, {
    page: params.page,
    size: PAGE_SIZE,
    matches: ({ name, description, clubFor }) =>
      (!audience || clubFor?.toLowerCase() === audience) &&
      includesSearch(params, [name, description]),
    compare: compareBy(({ name }) => name),
  });
}

/** "24 clubs, 19 for students and 5 for educators". */
export function audienceCounts(all: readonly ClubRowFragment[]): string {
  const count = (audience: string) => all.filter(({ clubFor }) => clubFor === audience).length;
  return `${count('STUDENT')} for students and ${count('EDUCATOR')} for educators`;
}

const byName = compareBy<ClubMentorFragment>(({ name }) => name);

/** The mentors of a club, by name. */
export const mentorsOf = (mentors: readonly ClubMentorFragment[], clubId: string) =>
  mentors.filter(({ club }) => club?.id === clubId).sort(byName);

/** Mentors without a club who can log in, by name. */
export const availableMentors = (mentors: readonly ClubMentorFragment[]) =>
  mentors.filter(({ club, status }) => !club && status?.toLowerCase() !== 'inactive').sort(byName);
