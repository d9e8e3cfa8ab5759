import { csvOf } from '../../../lib/csv.ts';
import { isUnread } from '../../../lib/errors.ts';
import { UNREAD } from '../../../lib/failure/Absent.tsx';
import { isoDay } from '../../../lib/format.ts';
import { journeyStages, latestFeedback } from '../../../lib/journey/journey.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import { placeOf, progressText } from '../list/personText.ts';
import type { WholeList } from './useWholeList.ts';

/** CSV of people. */
export function peopleCsv({ people, error }: WholeList, words: AudienceWords): string {
  const place = words.one === 'student' ? ['Class', 'School'] : ['Position', 'Institution'];
  const fields = [
    ...['Name', 'Email', 'Phone', ...place, 'Club', 'Current stage', 'Progress (%)'],
    ...['Last updated', 'Joined', 'Mentor notes', 'Latest feedback'],
  ];
  const data = people.map((person) => [
    person.name,
    person.email,
    person.phone,
    ...placeOf(person),
    person.club?.name ?? (isUnread(error, 'items.club') ? UNREAD : null),
    ...progressText(person, error),
    isoDay(person.progress?.lastUpdated),
    isoDay(person.createdAt),
    person.notes,
    latestFeedback(journeyStages(person.progress))?.feedback,
  ]);
  return csvOf(fields, data);
}
