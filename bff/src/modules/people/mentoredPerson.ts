import { toldIn } from '../../lists/reference.ts';
import { readOrError } from '../../rest/answers/orError.ts';
import type { RecordReader } from '../../rest/answers/recordReader.ts';
import { readRole } from '../auth/normalise.ts';
import type { Audience } from '../clubs/audience.ts';
import { readClubReference } from '../clubs/normalise.ts';
import type { Person } from './entity.ts';
import { readPersonOf } from './normalise.ts';

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
  return toldIn(readClubReference(record, 'club', 'mentor'))?.clubFor ?? null;
}
