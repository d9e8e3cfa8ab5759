import { orError } from '../../rest/orError.ts';
import type { RecordReader } from '../../rest/reader.ts';
import type { Audience } from '../clubs/club.ts';
import { readClubReference } from '../clubs/normalise.ts';
import type { Submission } from './submission.ts';
import { readSubmitter } from './submitter.ts';

/** An entry of the list of submissions, which has people of both audiences. */
export function readSubmission(record: RecordReader): Submission {
  const person = readSubmitter(record, readAudience(record));
  const submittedAt = () =>
    person.formSubmitted ? record.moment('submittedAt', 'createdAt') : null;
  return { person, submittedAt: orError(submittedAt) };
}

/** By the role in any case; else by whom the club is for, which a foreign list may say instead. */
function readAudience(record: RecordReader): Audience {
  const role = record.text('role')?.trim().toLowerCase() ?? null;
  if (role === 'student' || role === 'educator') return role;
  const club = readClubReference(record, 'assignedClub', 'admin');
  const clubFor = club !== null && 'club' in club ? club.club.clubFor : null;
  return role === null && clubFor ? clubFor : record.fail('role');
}
