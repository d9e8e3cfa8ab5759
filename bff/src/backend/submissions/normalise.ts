import type { Audience } from '../../domain/audience.ts';
import type { PartialPerson } from '../../domain/person.ts';
import type { Submission } from '../../domain/submission.ts';
import { readClubReference } from '../entities/club.ts';
import { readRole } from '../entities/role.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { refEntity } from '../reading/reference.ts';
import { readSubmitter } from './submitter.ts';

/** What a submission that is a record of its own calls the person. */
const PERSON_KEYS = ['user', 'person', 'student', 'educator'];

/** An entry of the list of submissions, which has people of both audiences. */
export function readSubmission(entry: RecordReader): RecordedSubmission {
  const key = PERSON_KEYS.find((one) => isRecord(entry.raw(one)));
  const record = key === undefined ? entry : entry.mergedWith(key);
  const told = key === undefined ? personIdIn(entry) : record.optionalId();
  // The flag is the person's, and so is then the record.
  const isIdentified = told !== null || (record.carries('formSubmitted') && hasId(record));
  return new RecordedSubmission(record, told ?? idOf(record), isIdentified);
}

export class RecordedSubmission implements Submission {
  readonly person: PartialPerson;
  /** False without an id, or when the id may be that of the submission. */
  readonly isIdentified: boolean;
  private readonly record: RecordReader;

  constructor(record: RecordReader, personId: string, isIdentified: boolean) {
    this.person = readSubmitter(record, readAudience(record), personId);
    this.isIdentified = isIdentified;
    this.record = record;
  }

  get submittedAt(): string | null {
    return this.person.formSubmitted ? this.record.moment('submittedAt', 'createdAt') : null;
  }

  /** The same of the person with this id. */
  of(personId: string): RecordedSubmission {
    return new RecordedSubmission(this.record, personId, true);
  }
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
  const club = refEntity(readClubReference(record, 'assignedClub', 'admin'));
  return club?.clubFor ?? record.fail('role');
}
