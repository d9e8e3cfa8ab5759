import { refEntity } from '../reading/reference.ts';
import { readOrError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { readRole } from './role.ts';
import type { Audience } from '../../domain/audience.ts';
import { readClubReference } from './club.ts';
import type { Person } from '../../domain/person.ts';
import { readPersonOf } from './person.ts';

/** A person in the mentor's list: what it says of itself, else the audience of the mentor's club. */
export function readMentoredPerson(record: RecordReader, clubAudience: Audience | null): Person {
  const audience = mentoredAudience(record) ?? clubAudience ?? 'student';
  return readPersonOf[audience](record, 'mentor');
}

/** What the record of the mentor's list shows by itself, as far as it can be understood. */
export function mentoredAudience(record: RecordReader): Audience | null {
  const role = record.raw('role', 'roles') === null ? null : readOrError(readRole, record);
  if (role === 'student' || role === 'educator') return role;
  const clubFor = readOrError(readClubFor, record);
  if (clubFor === 'student' || clubFor === 'educator') return clubFor;
  if (record.raw('class', 'school') !== null) return 'student';
  return record.raw('position', 'institution') === null ? null : 'educator';
}

function readClubFor(record: RecordReader): Audience | null {
  return refEntity(readClubReference(record, 'club', 'mentor'))?.clubFor ?? null;
}
