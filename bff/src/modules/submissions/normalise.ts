import type { RecordReader } from '../../rest/reader.ts';
import type { Audience } from '../clubs/club.ts';
import { readClubReference } from '../clubs/normalise.ts';
import { readPersonOf } from '../people/normalise.ts';
import type { PartialPerson, Person } from '../people/person.ts';
import type { Submission } from './submission.ts';

/** An entry of the list of submissions, which has people of both audiences. */
export function readSubmission(record: RecordReader): Submission {
  const person = readPersonOf[readAudience(record)](record, 'admin');
  const submitted = person.formSubmitted ?? false;
  return {
    person: asCarried(record, person),
    submitted,
    submittedAt: submitted ? record.moment('submittedAt', 'createdAt') : null,
  };
}

/** By the role in any case; else by whom the club is for, which a foreign list may say instead. */
function readAudience(record: RecordReader): Audience {
  const role = record.text('role')?.trim().toLowerCase() ?? null;
  if (role === 'student' || role === 'educator') return role;
  const club = readClubReference(record, 'assignedClub', 'admin');
  const clubFor = club !== null && 'club' in club ? club.club.clubFor : null;
  return role === null && clubFor ? clubFor : record.fail('role');
}

/** What the record does not carry is left to the list of people. */
function asCarried(record: RecordReader, person: Person): PartialPerson {
  const unless = <T>(value: T, ...keys: string[]) =>
    keys.some((key) => record.carries(key)) ? value : undefined;
  const known = {
    phone: unless(person.phone, 'phone'),
    status: unless(person.status, 'status'),
    // The record's own is the moment of the submission.
    createdAt: undefined,
    club: unless(person.club, 'assignedClub', 'club'),
    mentor: unless(person.mentor, 'assignedMentor'),
  };
  return person.audience === 'student'
    ? { ...person, ...known, education: unless(person.education, 'education') }
    : { ...person, ...known };
}
