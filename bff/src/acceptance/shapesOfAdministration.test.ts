import { gql } from 'graphql-tag';
import {
  clubRecord,
  educatorRecord,
  mentorRecord,
  progressRecord,
  studentRecord,
} from '../testing/records.ts';
import { testShapes } from '../testing/shapesTable.ts';
import { Answer, type Answers } from '../testing/upstream.ts';

const student = studentRecord();
const lists = {
  'GET /api/admin/clubs': [clubRecord()],
  'GET /api/admin/mentors': [mentorRecord()],
};

const oneStudent = (record: unknown, progress: unknown = progressRecord()): Answers => ({
  ...lists,
  'GET /api/admin/students/student1': record,
  'GET /api/admin/students/student1/progress': progress,
});
const updated = (reply: unknown): Answers => ({
  ...lists,
  'PUT /api/admin/students/student1': reply,
  'GET /api/admin/students/student1': student,
});
const clubsTab = (changes: Answers): Answers => ({
  ...lists,
  'GET /api/admin/students': [student, { ...studentRecord(2), assignedClub: null }],
  ...changes,
});
const withoutClubFor = { ...clubRecord(), clubFor: undefined };

testShapes([
  {
    what: 'one student',
    operation: gql`{ student(id: "student1") { id name email status formSubmitted createdAt
      club { id name } mentor { id name } progress { percent currentStage stages { id status } }
      formDetails { class schoolName interests } } }`,
    clean: oneStudent(student),
    shapes: {
      wrapped: oneStudent({ student }),
      'wrapped as an account': oneStudent({ success: true, data: { user: student } }),
      'wrapped as data': oneStudent({ data: student }, { data: progressRecord() }),
      'wrapped twice': oneStudent({ data: { student } }, { data: { progress: progressRecord() } }),
      'references as ids': oneStudent({
        ...student,
        assignedClub: 'club1',
        assignedMentor: 'mentor1',
      }),
      'bare entries of progress': oneStudent(student, progressRecord().stageProgress),
      'unknown fields': oneStudent({ ...student, __v: 3, password: 'hash' }),
    },
  },
  {
    what: 'a changed student',
    operation: gql`mutation { updateStudent(input: { id: "student1", name: "Student 1" }) {
      student { id name club { name } mentor { name } } userErrors { code } } }`,
    clean: updated(student),
    shapes: {
      wrapped: updated({ message: 'Saved', student }),
      'wrapped as data': updated({ success: true, data: { student } }),
      'as an account': updated({ user: student }),
      'references as ids': updated({
        ...student,
        assignedClub: 'club1',
        assignedMentor: 'mentor1',
      }),
      'only a message': updated({ message: 'Saved' }),
      'only a MongoDB update result': updated({ acknowledged: true, modifiedCount: 1 }),
      'only the id': updated({ id: 'student1' }),
      'a list': updated([]),
      nothing: updated(new Answer(204, '')),
    },
  },
  {
    what: 'clubs with their mentors and members',
    operation: gql`{ clubs { id name membersCount mentors { id name specialization } } }`,
    clean: clubsTab({ 'GET /api/admin/clubs': [{ ...clubRecord(), membersCount: 1 }] }),
    shapes: {
      'not included': clubsTab({}),
      'as a string': clubsTab({ 'GET /api/admin/clubs': [{ ...clubRecord(), memberCount: '1' }] }),
      'by audience': clubsTab({ 'GET /api/admin/clubs': [{ ...clubRecord(), studentsCount: 1 }] }),
      wrapped: clubsTab({
        'GET /api/admin/students': { data: { students: [student] } },
        'GET /api/admin/mentors': { mentors: [mentorRecord()] },
      }),
      'references as ids': clubsTab({
        'GET /api/admin/students': [{ ...student, assignedClub: 'club1' }],
        'GET /api/admin/mentors': [{ ...mentorRecord(), assignedClub: 'club1' }],
      }),
      'references as names': clubsTab({
        'GET /api/admin/students': [{ ...student, assignedClub: 'Club 1' }],
        'GET /api/admin/mentors': [{ ...mentorRecord(), assignedClub: { _id: 'club1' } }],
      }),
      'no audience': clubsTab({
        'GET /api/admin/clubs': [withoutClubFor],
        'GET /api/admin/educators': [{ ...educatorRecord(), assignedClub: 'another' }],
      }),
    },
  },
]);
