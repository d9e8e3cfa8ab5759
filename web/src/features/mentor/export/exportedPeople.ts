import { isUnread } from '../../../lib/errors.ts';
import { UNREAD } from '../../../lib/failure/Absent.tsx';
import { isoDay } from '../../../lib/format.ts';
import { journeyStages, latestFeedback } from '../../../lib/journey/journey.ts';
import { readPages } from '../../../lib/list/readPages.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { ExportedList } from '../../../lib/run/useExport.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import { toVariables } from '../list/criteria.ts';
import type { ExportedPersonFragment } from '../list/ExportedPerson.generated.ts';
import { placeOf, progressText } from '../list/personText.ts';
import { MentorExportDocument } from './MentorExport.generated.ts';

/** The list with these criteria, with all pages in its order. */
export const exportedPeople = (
  params: ListParams,
  words: AudienceWords,
): ExportedList<ExportedPersonFragment> => ({
  file: words.many,
  words: [],
  fields: [
    ...['Name', 'Email', 'Phone'],
    ...(words.one === 'student' ? ['Class', 'School'] : ['Position', 'Institution']),
    ...['Club', 'Current stage', 'Progress (%)', 'Last updated', 'Joined'],
    ...['Mentor notes', 'Latest feedback'],
  ],
  cells: (person, error) => [
    ...[person.name, person.email, person.phone],
    ...placeOf(person),
    person.club?.name ?? (isUnread(error, 'items.club') ? UNREAD : null),
    ...progressText(person, error),
    isoDay(person.progress?.lastUpdated),
    isoDay(person.createdAt),
    person.notes,
    latestFeedback(journeyStages(person.progress))?.feedback,
  ],
  pages: (client, signal) => {
    const { filter, sort } = toVariables(params);
    return readPages(client, {
      query: MentorExportDocument,
      variables: { filter, sort },
      pageOf: (data) => data.mentorDashboard?.people,
      signal,
    });
  },
});
