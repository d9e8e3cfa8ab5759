import type { RecordReader } from '../../rest/reader.ts';
import { clubIdOf, type Audience, type Reader } from '../clubs/club.ts';
import { readClubReference } from '../clubs/normalise.ts';
import { readMentorReference } from '../mentors/normalise.ts';
import { readProgress } from '../progress/normalise.ts';
import { hasKeyDetail, readEducatorDetails, readStudentDetails } from './details.ts';
import type { Educator, Person, PersonOf, Student } from './person.ts';

/** A student out of any call that answers with one. */
export function readStudent(record: RecordReader, reader: Reader): Student {
  const formDetails = readStudentDetails(record);
  return {
    ...readCommon(record, reader, formDetails),
    audience: 'student',
    formDetails,
    education: record.text('education') ?? formDetails?.schoolName ?? null,
  };
}

/** An educator out of any call that answers with one. */
export function readEducator(record: RecordReader, reader: Reader): Educator {
  const formDetails = readEducatorDetails(record);
  return { ...readCommon(record, reader, formDetails), audience: 'educator', formDetails };
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

function readCommon(
  record: RecordReader,
  reader: Reader,
  details: Student['formDetails'] | Educator['formDetails'],
) {
  const id = record.id();
  const clubKey = record.carries('assignedClub') ? 'assignedClub' : 'club';
  const club = readClubReference(record, clubKey, reader);
  const flag = record.flag('formSubmitted');
  return {
    id,
    name: record.requiredText('name'),
    email: record.requiredText('email'),
    phone: record.text('phone'),
    status: record.text('status'),
    formSubmitted:
      flag === true || (reader !== 'mentor' && hasKeyDetail(details))
        ? true
        : (flag ?? (reader === 'mentor' ? null : false)),
    createdAt: record.moment('createdAt', 'joinDate'),
    club,
    mentor: readMentorReference(record, 'assignedMentor', reader),
    progress: readProgress(record, { personId: id, clubId: clubIdOf(club) }) ?? undefined,
    reader,
  };
}
