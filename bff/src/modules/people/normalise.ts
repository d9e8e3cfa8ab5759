import type { RecordReader } from '../../rest/reader.ts';
import type { Audience } from '../clubs/club.ts';
import { readClubReference } from '../clubs/normalise.ts';
import type { Person } from './person.ts';
import { readPersonOf } from './recordedPerson.ts';

/** A person in the mentor's list: what it says of itself, else the audience of the mentor's club. */
export function readMentoredPerson(record: RecordReader, clubAudience: Audience | null): Person {
  const audience = mentoredAudience(record) ?? clubAudience ?? 'student';
  return readPersonOf[audience](record, 'mentor');
}

/** True when the record of the mentor's list shows by itself whether it is an educator. */
export function mentoredAudience(record: RecordReader): Audience | null {
  const role = record.text('role')?.trim().toLowerCase();
  if (role === 'student' || role === 'educator') return role;
  const club = readClubReference(record, 'club', 'mentor');
  if (club !== null && 'club' in club && club.club.clubFor) return club.club.clubFor;
  if (record.text('class', 'school') !== null) return 'student';
  return record.text('position', 'institution') === null ? null : 'educator';
}
