import type { RecordReader } from '../../rest/reader.ts';
import type { Reader } from '../clubs/club.ts';
import { readClubReference } from '../clubs/normalise.ts';
import type { Mentor, MentorReference } from './mentor.ts';

/** A mentor record, whole or as it stands inside another record. */
export function readMentor(record: RecordReader, reader: Reader): Mentor {
  return {
    id: record.id(),
    name: record.requiredText('name'),
    email: carriedText(record, 'email'),
    phone: carriedText(record, 'phone'),
    specialization: carriedText(record, 'specialization'),
    experience: carriedText(record, 'experience'),
    status: carriedText(record, 'status'),
    studentsCount: record.carries('studentsCount') ? record.whole('studentsCount') : undefined,
    club: record.carries('assignedClub')
      ? readClubReference(record, 'assignedClub', reader)
      : undefined,
    reader,
  };
}

/** A mentor inside another record: an object, an id, a name, or nothing. */
export function readMentorReference(
  record: RecordReader,
  key: string,
  reader: Reader,
): MentorReference {
  const found = record.reference(key);
  if (found === null) return null;
  return typeof found === 'string' ? { key: found } : { mentor: readMentor(found, reader) };
}

function carriedText(record: RecordReader, key: string): string | null | undefined {
  return record.carries(key) ? record.text(key) : undefined;
}
