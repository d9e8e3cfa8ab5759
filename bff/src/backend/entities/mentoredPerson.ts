import { refEntity } from '../reading/reference.ts';
import { readOrError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { readRole } from './role.ts';
import type { Audience } from '../../domain/account.ts';
import { readClubReference } from './club.ts';
import type { Person } from '../../domain/person.ts';
import { readPersonOf } from './person.ts';

/** A person in the mentor's list; the audience may come from the mentor's club. */
export function readMentoredPerson(record: RecordReader, clubAudience: Audience | null): Person {
  const audience = mentoredAudience(record) ?? clubAudience ?? 'student';
  return readPersonOf[audience](record, 'mentor');
}

/** The audience as shown by the record of the mentor's list; null if it does not show it. */
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
