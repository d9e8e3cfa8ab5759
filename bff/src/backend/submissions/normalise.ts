import { toldIn } from '../reading/reference.ts';
import { isRecord } from '../reading/isRecord.ts';
import { readOrError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { readRole } from '../auth/normalise.ts';
import type { Audience } from '../../graphql/audience.ts';
import { readClubReference } from '../entities/club.ts';
import type { Submission } from '../../domain/submission.ts';
import { readSubmitter } from './submitter.ts';

/** What a submission that is a record of its own calls the person. */
const PERSON_KEYS = ['user', 'person', 'student', 'educator'];

/** An entry of the list of submissions, which has people of both audiences. */
export function readSubmission(entry: RecordReader): Submission {
  const key = PERSON_KEYS.find((one) => isRecord(entry.raw(one)));
  const record = key === undefined ? entry : entry.mergedWith(key);
  const told = key === undefined ? personIdIn(entry) : record.optionalId();
  // The flag is the person's, and so is then the record.
  const isIdentified = told !== null || (record.carries('formSubmitted') && hasId(record));
  return submissionOf(record, told ?? idOf(record), isIdentified);
}

function submissionOf(record: RecordReader, personId: string, isIdentified: boolean): Submission {
  const person = readSubmitter(record, readAudience(record), personId);
  const submittedAt = (of: typeof person) =>
    of.formSubmitted ? record.moment('submittedAt', 'createdAt') : null;
  return {
    person,
    submittedAt: readOrError(submittedAt, person),
    isIdentified,
    of: (id) => submissionOf(record, id, true),
  };
}

/** The id of the person, where the record tells it beside its own; a name there is none. */
function personIdIn(record: RecordReader): string | null {
  for (const key of PERSON_KEYS) {
    const told = record.raw(`${key}Id`, key);
    const isId = typeof told === 'number' || (typeof told === 'string' && !told.includes(' '));
    if (isId) return String(told);
  }
  return null;
}

/** The record's own id; who has none is known by the email, which is the login. */
function idOf(record: RecordReader): string {
  return record.optionalId() ?? record.requiredText('email').trim().toLowerCase();
}

function hasId(record: RecordReader): boolean {
  return record.optionalId() !== null;
}

/** By the role in any case; else by whom the club is for, which a foreign list may say instead. */
function readAudience(record: RecordReader): Audience {
  if (record.raw('role', 'roles') !== null) {
    const role = readRole(record);
    return role === 'student' || role === 'educator' ? role : record.fail('role');
  }
  const club = toldIn(readClubReference(record, 'assignedClub', 'admin'));
  return club?.clubFor ?? record.fail('role');
}
