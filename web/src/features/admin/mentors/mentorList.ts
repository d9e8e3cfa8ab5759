import { useIsUnread } from '../../../lib/failure/Absent.tsx';
import { countText } from '../../../lib/format.ts';
import { MENTOR_FILTERS, SILENT } from '../filters/otherFilters.ts';
import { peopleNoun } from '../row/clubTexts.ts';
import type { LocalList } from '../table/useLocalList.ts';
import type { MentorsQuery } from './Mentors.generated.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';

/** The account status in lower case; a missing one counts as active. */
export const statusOf = ({ status }: Pick<MentorRowFragment, 'status'>): string =>
  status?.trim().toLowerCase() || 'active';

/** Search, filter and order of the mentors. */
export const MENTOR_LIST = {
  size: 10,
  keys: {
    name: ({ name }) => name,
    email: ({ email }) => email,
    club: ({ club }) => club?.name ?? null,
    students: ({ studentsCount }) => studentsCount,
    status: statusOf,
  },
  texts: ({ name, specialization, club }) => [name, specialization, club?.name],
  filters: MENTOR_FILTERS,
  matches: {
    status: (status, { silent }) => {
      if (status !== SILENT) return (mentor) => statusOf(mentor) === status;
      const ids = silent && new Set(silent.map(({ id }) => id));
      return ids && (({ id }) => ids.has(id));
    },
  },
} satisfies LocalList<MentorRowFragment, (typeof MENTOR_FILTERS)[number]['name'], MentorsQuery>;

/** Average number of people per mentor, over those with a known count; null without any. */
export function averageLoad(all: readonly MentorRowFragment[]): number | null {
  const counts = all.flatMap(({ studentsCount }) => studentsCount ?? []);
  if (counts.length === 0) return null;
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);
}

/** "42 students, Robotics Club": people and club of a mentor. */
export function useMentorText() {
  const isUnread = useIsUnread();
  return ({ studentsCount, club }: MentorRowFragment): string =>
    [
      ...(studentsCount === null ? [] : [countText(studentsCount, peopleNoun(club?.clubFor))]),
      club?.name ?? (isUnread('mentors.club') ? 'club could not be read' : 'No club'),
    ].join(', ');
}
