import { gql } from 'graphql-tag';
import { testCalls } from '../testing/callsTable.ts';
import { many } from '../testing/records.ts';

const person = `id name email phone status formSubmitted createdAt version
  club { id name clubFor } mentor { id name specialization email phone }`;
const progress = 'progress { percent currentStage stages { id status feedback } }';
const mentor = 'id name email specialization experience studentsCount status club { id name }';
const club = 'id name description clubFor stages { id name }';
const account = 'name: "A", email: "a@b.in", phone: "1"';
const newMentor = 'name: "Dev", email: "d@b.in", phone: "9800000000", clubId: "club1"';
const newClub = 'name: "Chess", description: "About chess", clubFor: STUDENT';
const lists = ['GET /api/admin/clubs', 'GET /api/admin/mentors'];

testCalls([
  {
    what: 'student with progress',
    operation: `{ student(id: "student1") { ${person} ${progress} formDetails { class } } }`,
    calls: ['GET /api/admin/students/student1', 'GET /api/admin/students/student1/progress'],
    callsForIds: lists,
    atOnce: 2,
  },
  {
    what: 'student alone',
    operation: gql`{ student(id: "student1") { id name version } }`,
    calls: ['GET /api/admin/students/student1'],
  },
  {
    what: 'student with the stages of the club, which no record of a person includes',
    operation: gql`{ student(id: "student1") { id club { id stages { name } } } }`,
    calls: ['GET /api/admin/clubs', 'GET /api/admin/students/student1'],
  },
  {
    what: 'two students with progress, all at once',
    operation: `{ one: student(id: "student1") { id ${progress} } two: student(id: "student2") { id ${progress} } }`,
    calls: [1, 2].flatMap((n) => [
      `GET /api/admin/students/student${n}`,
      `GET /api/admin/students/student${n}/progress`,
    ]),
    atOnce: 4,
  },
  {
    what: 'educator with progress',
    operation: `{ educator(id: "educator1") { ${person} ${progress} formDetails { institution } } }`,
    calls: ['GET /api/admin/educators/educator1', 'GET /api/admin/educators/educator1/progress'],
    callsForIds: lists,
    atOnce: 2,
  },
  {
    what: 'people of a band, from a backend that does not filter',
    operation: `{ students(filter: { band: LOW }) { totalCount items { id ${progress} } } }`,
    calls: [
      'GET /api/admin/student-progress?ids=student1',
      'GET /api/admin/students?band=low&limit=11',
    ],
    callsForMany: [
      `GET /api/admin/student-progress?ids=${many(10, (n) => `student${n}`).join('%2C')}`,
      'GET /api/admin/students?band=low&limit=11',
    ],
    callsForCrowd: ['GET /api/admin/student-progress', 'GET /api/admin/students?band=low&limit=11'],
  },
  {
    what: 'mentor',
    operation: `{ mentor(id: "mentor1") { ${mentor} } mentors { id } }`,
    calls: ['GET /api/admin/mentors'],
    callsForIds: ['GET /api/admin/clubs'],
  },
  {
    what: 'club',
    operation: `{ club(id: "club1") { ${club} } clubs { id } }`,
    calls: ['GET /api/admin/clubs'],
  },
  {
    what: 'clubs with their mentors, both lists at once',
    operation: gql`{ clubs { id mentors { id name } } }`,
    calls: ['GET /api/admin/clubs', 'GET /api/admin/mentors'],
    atOnce: 2,
  },
  {
    what: 'a club with its mentors, both lists at once',
    operation: gql`{ club(id: "club1") { id mentors { id name } } }`,
    calls: ['GET /api/admin/clubs', 'GET /api/admin/mentors'],
    atOnce: 2,
  },
  {
    what: 'the clubs tab: each club with its mentors and members',
    operation: `{ clubs { ${club} membersCount mentors { ${mentor} } } mentors { id } }`,
    calls: ['GET /api/admin/clubs', 'GET /api/admin/mentors', 'GET /api/admin/students'],
    atOnce: 2,
  },
  {
    what: 'updateStudent',
    operation: `mutation { updateStudent(input: { id: "student1", name: "A" }) {
      student { ${person} } userErrors { message } } }`,
    calls: ['PUT /api/admin/students/student1'],
    callsForIds: lists,
  },
  {
    what: 'updateStudent with progress',
    operation: `mutation { updateStudent(input: { id: "student1", name: "A" }) { student { id ${progress} } } }`,
    calls: ['GET /api/admin/students/student1/progress', 'PUT /api/admin/students/student1'],
  },
  {
    what: 'updateEducator',
    operation: `mutation { updateEducator(input: { id: "educator1", name: "A" }) { educator { ${person} } } }`,
    calls: ['PUT /api/admin/educators/educator1'],
    callsForIds: lists,
  },
  {
    what: 'updateMyStudentProfile',
    operation: `mutation { updateMyStudentProfile(input: { ${account}, class: "9th", schoolName: "S" }) {
      student { id version } } }`,
    calls: ['PUT /api/student/profile'],
  },
  {
    what: 'updateMyEducatorProfile',
    operation: `mutation { updateMyEducatorProfile(input: { ${account}, currentPosition: "Teacher", institution: "I" }) {
      educator { id version } } }`,
    calls: ['PUT /api/educator/profile'],
  },
  {
    what: 'the overview, from a backend without the call',
    operation: gql`{ overview { stages { club { id } stage count } bands { count } submissions { count }
      mentors { mentor { id name } count } longestWaiting { id } silentMentors { mentor { id } } } }`,
    calls: [
      'GET /api/admin/clubs',
      'GET /api/admin/educator-progress',
      'GET /api/admin/educators',
      'GET /api/admin/form-submissions',
      'GET /api/admin/mentors',
      'GET /api/admin/overview?by=week',
      'GET /api/admin/student-progress',
      'GET /api/admin/students',
    ],
  },
  {
    what: 'silent mentors, from a backend that does not filter',
    operation: gql`{ mentors(filter: { silent: true }) { id name } }`,
    calls: [
      'GET /api/admin/educator-progress',
      'GET /api/admin/educators',
      'GET /api/admin/mentors',
      'GET /api/admin/mentors?silent=true',
      'GET /api/admin/student-progress',
      'GET /api/admin/students',
    ],
    callsForIds: ['GET /api/admin/clubs'],
    atOnce: 2,
  },
  {
    what: 'addMentor',
    operation: `mutation { addMentor(input: { ${newMentor}, password: "secret" }) { mentor { ${mentor} } } }`,
    calls: ['POST /api/admin/mentors'],
    callsForIds: ['GET /api/admin/clubs'],
  },
  {
    what: 'updateMentor',
    operation: `mutation { updateMentor(input: { id: "mentor1", ${newMentor} }) { mentor { ${mentor} } } }`,
    calls: ['PUT /api/admin/mentors/mentor1'],
    callsForIds: ['GET /api/admin/clubs'],
  },
  {
    what: 'removeMentor',
    operation: gql`mutation { removeMentor(input: { id: "mentor1" }) { removedId } }`,
    calls: ['DELETE /api/admin/mentors/mentor1'],
  },
  {
    what: 'assignMentorToClub',
    operation: `mutation { assignMentorToClub(input: { mentorId: "mentor1", clubId: "club1" }) { mentor { ${mentor} } } }`,
    calls: ['PUT /api/admin/mentors/mentor1'],
    callsForIds: ['GET /api/admin/clubs'],
  },
  {
    what: 'addClub',
    operation: `mutation { addClub(input: { ${newClub} }) { club { ${club} } } }`,
    calls: ['POST /api/admin/clubs'],
  },
  {
    what: 'updateClub',
    operation: `mutation { updateClub(input: { id: "club1", ${newClub}, stages: [] }) { club { ${club} } } }`,
    calls: ['PUT /api/admin/clubs/club1'],
  },
  {
    what: 'deleteClub',
    operation: gql`mutation { deleteClub(input: { id: "club1" }) { deletedId } }`,
    calls: ['DELETE /api/admin/clubs/club1'],
  },
]);
