import type { RecordReader } from '../../rest/reader.ts';
import { clubIdOf, type Audience, type ClubReference, type Reader } from '../clubs/club.ts';
import { readClubReference } from '../clubs/normalise.ts';
import { readMentorReference } from '../mentors/normalise.ts';
import { readProgress } from '../progress/normalise.ts';
import type { Progress } from '../progress/progress.ts';
import {
  DetailReader,
  hasKeyDetail,
  readEducatorDetails,
  readSchoolName,
  readStudentDetails,
} from './details.ts';
import type {
  Educator,
  EducatorDetails,
  Person,
  PersonOf,
  Student,
  StudentDetails,
} from './person.ts';

/** A student out of any call that answers with one. */
export function readStudent(record: RecordReader, reader: Reader): Student {
  const education = record.text('education') ?? readSchoolName(new DetailReader(record));
  return readPerson(record, reader, 'student', education, () => readStudentDetails(record));
}

/** An educator out of any call that answers with one. */
export function readEducator(record: RecordReader, reader: Reader): Educator {
  return readPerson(record, reader, 'educator', null, () => readEducatorDetails(record));
}

/** The person of a call that belongs to one audience. */
export const readPersonOf: {
  [A in Audience]: (record: RecordReader, reader: Reader) => PersonOf<A>;
} = { student: readStudent, educator: readEducator };

/** A person in the mentor's list: what it says of itself, else the audience of the mentor's club. */
export function readMentoredPerson(record: RecordReader, clubAudience: Audience | null): Person {
  return (mentoredAudience(record) ?? clubAudience) === 'educator'
    ? readEducator(record, 'mentor')
    : readStudent(record, 'mentor');
}

/** True when the record of the mentor's list shows by itself whether it is an educator. */
export function mentoredAudience(record: RecordReader): Audience | null {
  const role = record.text('role')?.toLowerCase();
  if (role === 'student' || role === 'educator') return role;
  const club = readClubReference(record, 'club', 'mentor');
  if (club !== null && 'club' in club && club.club.clubFor) return club.club.clubFor;
  if (record.text('class', 'school') !== null) return 'student';
  return record.text('position', 'institution') === null ? null : 'educator';
}

/** The club that a person's record refers to; the mentor's view calls it `club`. */
export function readOwnClub(record: RecordReader, reader: Reader): ClubReference {
  const key = record.carries('assignedClub') ? 'assignedClub' : 'club';
  return readClubReference(record, key, reader);
}

/** When the account was made; the mentor's view calls it the day of joining. */
export function readCreatedAt(record: RecordReader): string | null {
  return record.moment('createdAt', 'joinDate');
}

/** The progress of the person that a record is about; undefined when it carries none. */
export function readOwnProgress(
  record: RecordReader,
  personId: string,
  clubId: string | null,
): Progress | undefined {
  return readProgress(record, { personId, clubId }) ?? undefined;
}

/** One literal for both: spreading one object into another takes longer than reading the record. */
function readPerson<A extends Audience, D extends StudentDetails | EducatorDetails>(
  record: RecordReader,
  reader: Reader,
  audience: A,
  education: string | null,
  formDetails: () => D | null,
) {
  const id = record.id();
  const club = readOwnClub(record, reader);
  return {
    id,
    name: record.requiredText('name'),
    email: record.requiredText('email'),
    phone: record.text('phone'),
    status: record.text('status'),
    formSubmitted: readFormSubmitted(record, reader, audience),
    createdAt: readCreatedAt(record),
    club,
    mentor: readMentorReference(record, 'assignedMentor', reader),
    progress: readOwnProgress(record, id, clubIdOf(club)),
    version: null,
    reader,
    audience,
    formDetails,
    education,
  };
}

/** Null when the reader can't tell: a mentor does not see all that the form asks. */
function readFormSubmitted(
  record: RecordReader,
  reader: Reader,
  audience: Audience,
): boolean | null {
  const flag = record.flag('formSubmitted');
  if (flag === true || reader === 'mentor') return flag;
  return hasKeyDetail(record, audience) || (flag ?? false);
}
