import { isUnread } from '../../../lib/errors.ts';
import { UNREAD } from '../../../lib/failure/Absent.tsx';
import { capitalised } from '../../../lib/format.ts';
import type { AuditedList } from '../export/exportedList.ts';
import { clubTypeText } from '../row/clubTexts.ts';
import { statusOf } from './mentorList.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';

interface MentorList {
  /** The rows that match, in their order. */
  mentors: readonly MentorRowFragment[];
  error: Error | undefined;
  filter: object;
}

/** The columns of the mentors' screen. */
const FIELDS = [
  ...['Name', 'Email', 'Phone', 'Club', 'Club type', 'Students', 'Experience', 'Specialization'],
  'Status',
];

/** The mentors with search and filter; their list is already loaded. */
export const exportedMentors = (
  { mentors, error, filter }: MentorList,
  words: readonly string[],
): AuditedList<MentorRowFragment> => ({
  list: 'MENTORS',
  noun: 'mentors',
  file: 'mentors',
  total: mentors.length,
  filter,
  words,
  fields: FIELDS,
  cells: (mentor) => [
    ...[mentor.name, mentor.email, mentor.phone],
    mentor.club?.name ?? (isUnread(error, 'mentors.club') ? UNREAD : null),
    clubTypeText(mentor.club?.clubFor),
    ...[mentor.studentsCount, mentor.experience, mentor.specialization],
    capitalised(statusOf(mentor)),
  ],
  pages: () => [{ items: mentors, totalCount: mentors.length }],
});
