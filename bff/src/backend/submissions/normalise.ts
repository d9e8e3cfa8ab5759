import type { Audience } from '../../domain/account.ts';
import type { PartialPerson, Person } from '../../domain/person.ts';
import type { Submission } from '../../domain/submission.ts';
import { readClubReference } from '../entities/club.ts';
import { readRole } from '../entities/role.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { refEntity } from '../reading/reference.ts';
import { readPersonOf } from '../entities/person.ts';

/** Keys of the person in a submission with its own id; the value is a record or an id. */
const PERSON_KEYS = ['user', 'person', 'student', 'educator'].flatMap((key) => [`${key}Id`, key]);

/** Fields that a submission has of its own where it refers to a person. */
const OWN_FIELDS = ['_id', 'id', 'status', 'createdAt'];

/** An entry of the list of submissions, which has people of both audiences. */
export function readSubmission(entry: RecordReader): RecordedSubmission {
  const key = PERSON_KEYS.find((one) => isRecord(entry.raw(one)));
  const withoutOwn = entry.without(OWN_FIELDS);
  const included = key === undefined ? null : withoutOwn.mergedWith(key);
  const personId = included?.optionalId() ?? personIdIn(entry);
  const record = included ?? (personId === null ? entry : withoutOwn);
  // With `formSubmitted` the record is the person's, and so is its id.
  const isIdentified = personId !== null || (record.has('formSubmitted') && hasId(record));
  return new RecordedSubmission(entry, record, personId ?? idOf(record), isIdentified);
}

export class RecordedSubmission implements Submission {
  readonly person: PartialPerson;
  /** False without an id, or when the id may be that of the submission. */
  readonly isIdentified: boolean;
  private readonly entry: RecordReader;
  private readonly record: RecordReader;

  /** @param record the record of the person */
  constructor(entry: RecordReader, record: RecordReader, personId: string, isIdentified: boolean) {
    this.person = readSubmitter(record, readAudience(record), personId);
    this.isIdentified = isIdentified;
    this.entry = entry;
    this.record = record;
  }

  get submittedAt(): string | null {
    if (!this.person.formSubmitted) return null;
    const { entry, record } = this;
    const stated = record.moment('submittedAt') ?? entry.moment('createdAt');
    // An entry without an id of its own only wraps the person's record.
    return stated ?? (hasId(entry) ? null : record.moment('createdAt'));
  }

  /** The same submission with this person id. */
  of(personId: string): RecordedSubmission {
    return new RecordedSubmission(this.entry, this.record, personId, true);
  }
}

/** The person's id where the record has it in addition to its own id; null for a name. */
function personIdIn(record: RecordReader): string | null {
  for (const key of PERSON_KEYS) {
    const value = record.raw(key);
    const isId = typeof value === 'number' || (typeof value === 'string' && !value.includes(' '));
    if (isId) return String(value);
  }
  return null;
}

/** The record's own id, or the email as a fallback. */
function idOf(record: RecordReader): string {
  return record.optionalId() ?? record.requiredText('email').trim().toLowerCase();
}

function hasId(record: RecordReader): boolean {
  return record.optionalId() !== null;
}

/** By the role, else by the audience of the club. */
function readAudience(record: RecordReader): Audience {
  if (record.raw('role', 'roles') !== null) {
    const role = readRole(record);
    return role === 'student' || role === 'educator' ? role : record.fail('role');
  }
  const club = refEntity(readClubReference(record, 'assignedClub', 'admin'));
  return club?.clubFor ?? record.fail('role');
}

/** Keys of the record for each field that it may lack; `createdAt` belongs to the submission. */
const KEYS = {
  phone: ['phone'],
  status: ['status'],
  club: ['assignedClub', 'club', 'clubId'],
  mentor: ['assignedMentor', 'mentor', 'mentorId'],
  education: ['education'],
  createdAt: [],
  progress: [],
  notes: [],
  version: [],
  consentMissing: [],
} satisfies { [key in string]: string[] };

/**
 * The student or educator of an entry of the list of submissions. A field that the record lacks is
 * undefined, and is read from the list of people.
 */
function readSubmitter(record: RecordReader, audience: Audience, id: string): PartialPerson {
  const person: Person = readPersonOf[audience](record, 'admin', { id });
  const absent = Object.entries(KEYS).filter(([, keys]) => !keys.some((key) => record.has(key)));
  const undefinedFields = absent.map(([field]) => [field, { value: undefined }]);
  return Object.create(
    person,
    Object.fromEntries(undefinedFields) as PropertyDescriptorMap,
  ) as PartialPerson;
}
