import type { ListParams } from '../../../lib/list/useListParams.ts';
import { compareBy, includesSearch, pageOfAll } from '../../../lib/list/pageOfAll.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';

const PAGE_SIZE = 10;

/** Sort order without a search parameter. */
export const DEFAULT_SORT = 'name';

const KEYS = new Map<string, (mentor: MentorRowFragment) => string | number | null>([
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['club', ({ club }) => club?.name ?? null],
  ['students', ({ studentsCount }) => studentsCount],
  ['status', (mentor) => statusWord(mentor)],
]);

/** The account status in lower case; a missing one counts as active. */
export const statusWord = ({ status }: Pick<MentorRowFragment, 'status'>): string =>
  status?.trim().toLowerCase() || 'active';

/** The page of mentors selected in the URL. */
export function mentorPage(all: readonly MentorRowFragment[], params: ListParams) {
  const sort = params.sort || DEFAULT_SORT;
  const sign = sort.startsWith('-') ? -1 : 1;
  const byKey = compareBy(KEYS.get(sort.replace(/^-/, '')) ?? (({ name }) => name), sign);
  const byName = compareBy<MentorRowFragment>(({ name }) => name);
  const status = params.filter('status');
  return pageOfAll(all, {
    page: params.page,
    size: PAGE_SIZE,
    matches: (mentor) =>
      (!status || statusWord(mentor) === status) &&
      includesSearch(params, [mentor.name, mentor.specialization, mentor.club?.name]),
    compare: (a, b) => byKey(a, b) || byName(a, b),
  });
}

/** Average number of people per mentor, over those with a known count; null without any. */
export function averageLoad(all: readonly MentorRowFragment[]): number | null {
  const counts = all.flatMap(({ studentsCount }) => studentsCount ?? []);
  if (counts.length === 0) return null;
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);
}
