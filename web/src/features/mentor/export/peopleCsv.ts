import Papa from 'papaparse';
import { isoDay } from '../../../lib/format.ts';
import { journeyStages, latestFeedback } from '../../../lib/journey/journey.ts';
import type { AudienceWords } from '../audienceWords.ts';
import { stageLine } from '../people/personLine.ts';
import type { ExportedPersonFragment } from './ExportedPerson.generated.ts';

/** Byte order mark: without it Excel does not read the file as UTF-8. */
const BOM = '\uFEFF';

function placeOf(person: ExportedPersonFragment) {
  return person.__typename === 'Student'
    ? [person.formDetails?.class, person.formDetails?.schoolName]
    : [person.formDetails?.currentPosition, person.formDetails?.institution];
}

/** CSV of people. Values that a spreadsheet would run as a formula are escaped. */
export function peopleCsv(people: readonly ExportedPersonFragment[], words: AudienceWords): string {
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
    person.club?.name,
    stageLine(person),
    person.progress?.percent ?? 0,
    isoDay(person.progress?.lastUpdated),
    isoDay(person.createdAt),
    person.notes,
    latestFeedback(journeyStages(person.progress))?.feedback,
  ]);
  return BOM + Papa.unparse({ fields, data }, { escapeFormulae: true });
}
