import { keeping } from './keeping.ts';
import {
  clubRecord,
  countsRecord,
  educatorRecord,
  many,
  mentoredRecord,
  mentorRecord,
  mentorReference,
  progressRecord,
  statsRecord,
  submissionRecord,
  studentRecord,
  trackerRecord,
  userRecord,
} from './records.ts';
import { Answer, type Answers } from './upstream.ts';

/** A backend with `rows` records of each kind; references are objects or ids. */
export function backend(rows: number, references: 'objects' | 'ids'): Answers {
  const shaped = <T extends { assignedClub: object }>(record: T) =>
    references === 'objects'
      ? record
      : {
          ...record,
          assignedClub: 'club1',
          ...('assignedMentor' in record && { assignedMentor: 'mentor1' }),
        };
  const student = (n: number) => shaped(studentRecord(n));
  const educator = (n: number) => shaped(educatorRecord(n));
  // A person has no call for a mentor's id.
  const own = (record: object) => ({ ...record, assignedMentor: mentorReference() });
  return {
    'GET /api/auth/me': userRecord(),
    'POST /api/auth/login': { token: 't', user: userRecord() },
    'POST /api/auth/register': new Answer(201, { message: 'Welcome', user: userRecord() }),
    'POST /api/auth/logout': { message: 'Bye' },
    'POST /api/auth/change-password': { message: 'Changed' },
    'POST /api/auth/forgot-password': { message: 'Sent' },
    'POST /api/auth/reset-password': { message: 'Changed' },
    'GET /api/student/profile': own(student(1)),
    'PUT /api/student/profile': keeping(student(1), 'student'),
    'GET /api/student/progress': progressRecord(),
    'GET /api/student/clubs': () => many(rows, clubRecord),
    'POST /api/student/submit-form': keeping(student(1)),
    'GET /api/educator/profile': own(educator(1)),
    'PUT /api/educator/profile': keeping(educator(1), 'educator'),
    'GET /api/educator/progress': progressRecord(),
    'GET /api/educator/clubs': () => many(rows, (n) => clubRecord(n, 'educator')),
    'POST /api/educator/submit-form': keeping(educator(1)),
    'GET /api/admin/students': () => many(rows, student),
    'GET /api/admin/students/student1': student(1),
    'GET /api/admin/students/student1/progress': progressRecord(),
    'GET /api/admin/students/student2': student(2),
    'GET /api/admin/students/student2/progress': progressRecord(),
    'PUT /api/admin/students/student1': keeping(student(1)),
    'GET /api/admin/student-progress': () => many(rows, trackerRecord),
    'GET /api/admin/educator-progress': [],
    'PUT /api/admin/students/student1/assign-mentor': studentRecord(),
    'PUT /api/admin/students/student1/assign-club': studentRecord(),
    'GET /api/admin/educators': () => many(rows, educator),
    'GET /api/admin/educators/educator1': educator(1),
    'GET /api/admin/educators/educator1/progress': progressRecord(),
    'PUT /api/admin/educators/educator1': keeping(educator(1)),
    'PUT /api/admin/educators/educator1/assign-mentor': educatorRecord(),
    'PUT /api/admin/educators/educator1/assign-club': educatorRecord(),
    'GET /api/admin/mentors': () => many(rows, (n) => shaped(mentorRecord(n))),
    'POST /api/admin/mentors': new Answer(201, { mentor: shaped(mentorRecord()) }),
    'PUT /api/admin/mentors/mentor1': keeping(shaped(mentorRecord()), 'mentor'),
    'DELETE /api/admin/mentors/mentor1': { message: 'Mentor removed' },
    'GET /api/admin/clubs': () => many(rows, clubRecord),
    'POST /api/admin/clubs': new Answer(201, clubRecord()),
    'PUT /api/admin/clubs/club1': keeping(clubRecord()),
    'DELETE /api/admin/clubs/club1': { message: 'Club deleted' },
    'GET /api/admin/form-submissions': () => many(rows, (n) => submissionRecord(student(n))),
    'GET /api/admin/people/student1/history': [],
    'GET /api/admin/dashboard/counts': countsRecord,
    'GET /api/mentor/profile': shaped(mentorRecord()),
    'GET /api/mentor/students': () => many(rows, mentoredRecord),
    'GET /api/mentor/people/student1/history': [],
    'GET /api/mentor/dashboard/stats': statsRecord,
    'GET /api/mentor/clubs/club1/stages': clubRecord().stages,
    'PUT /api/mentor/progress': progressRecord(),
  };
}
