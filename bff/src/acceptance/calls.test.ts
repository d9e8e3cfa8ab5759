import { gql } from 'graphql-tag';
import { testCalls } from '../testing/callsTable.ts';
import { many } from '../testing/records.ts';

const everyone = 'id name email phone status formSubmitted createdAt';
const clubs = 'club { id name description clubFor stages { id name } }';
const mentors = 'mentor { id name email specialization experience studentsCount club { id name } }';
const progress = 'progress { percent currentStage lastUpdated stages { id status feedback } }';

const between = 'nextSession { at } agreedSteps { id }';

const form = 'fullName: "A", email: "a@b.in", phone: "1"';
/** The ids of one page. */
const studentIds = (count: number) => many(count, (n) => `student${n}`).join('%2C');
const list = (audience: string) => `GET /api/admin/${audience}?limit=11`;

testCalls([
  {
    what: 'me',
    operation: gql`{ me { id name role formSubmitted } }`,
    calls: ['GET /api/auth/me'],
  },
  {
    what: 'a student’s whole dashboard',
    operation: `{ myStudentProfile { ${everyone} ${mentors} club { id name } ${progress} formDetails { class } } }`,
    calls: ['GET /api/student/profile', 'GET /api/student/progress'],
    callsForIds: ['GET /api/student/clubs'],
    atOnce: 2,
  },
  {
    what: 'a student’s whole page',
    operation: `{ myStudentProfile { ${everyone} ${between} ${progress} } }`,
    calls: ['GET /api/student/profile', 'GET /api/student/progress'],
    atOnce: 2,
  },
  {
    what: 'a student’s agreed steps alone',
    operation: gql`{ myStudentProfile { agreedSteps { id } } }`,
    calls: ['GET /api/student/profile', 'GET /api/student/progress'],
    atOnce: 2,
  },
  {
    what: 'a student’s profile alone',
    operation: gql`{ myStudentProfile { id name } }`,
    calls: ['GET /api/student/profile'],
  },
  {
    what: 'an educator’s whole dashboard',
    operation: `{ myEducatorProfile { ${everyone} club { id name } ${progress} formDetails { institution } } }`,
    calls: ['GET /api/educator/profile', 'GET /api/educator/progress'],
    callsForIds: ['GET /api/educator/clubs'],
    atOnce: 2,
  },
  {
    what: 'clubChoices',
    operation: gql`{ clubChoices(clubFor: EDUCATOR) { id name stages { id } } }`,
    calls: ['GET /api/educator/clubs'],
  },
  {
    what: 'the admin’s people tab',
    operation: `{ students { totalCount items { ${everyone} ${clubs} ${mentors} } }
      mentors(filter: { search: "mentor" }) { id club { name } } clubs(clubFor: STUDENT) { id stages { id } }
      dashboardCounts { students educators mentors clubs formSubmitted } }`,
    calls: [
      'GET /api/admin/clubs',
      'GET /api/admin/dashboard/counts',
      'GET /api/admin/mentors',
      list('students'),
    ],
    atOnce: 4,
  },
  {
    what: 'educators',
    operation: `{ educators { items { ${everyone} ${clubs} } } }`,
    calls: ['GET /api/admin/clubs', list('educators')],
  },
  {
    what: 'progress of listed people',
    operation: `{ students { items { id ${progress} } } }`,
    calls: ['GET /api/admin/students/student1/progress', list('students')],
    callsForMany: [`GET /api/admin/student-progress?ids=${studentIds(10)}`, list('students')],
  },
  {
    what: 'the same list under two names',
    operation: gql`{ one: students { totalCount } two: students { items { id } } }`,
    calls: [list('students')],
  },
  {
    what: 'formSubmissions',
    operation: gql`{ formSubmissions { totalCount items { submittedAt person { id name email formSubmitted
      club { id name } ... on Student { formDetails { class } } } } } }`,
    calls: [list('form-submissions')],
    callsForIds: ['GET /api/admin/clubs'],
  },
  {
    what: 'formSubmissions with fields that they don’t include',
    operation: gql`{ formSubmissions { items { person { status createdAt mentor { name } } } } }`,
    calls: [list('form-submissions'), `GET /api/admin/students?ids=${studentIds(1)}`],
    callsForMany: [list('form-submissions'), `GET /api/admin/students?ids=${studentIds(10)}`],
    callsForIds: ['GET /api/admin/mentors'],
  },
  {
    what: 'the progress tracker with its summary',
    operation: `{ progressRecords(audience: STUDENT, sort: { field: PERCENT }) { totalCount summary { averagePercent }
      items { mentorName clubName currentStage lastUpdated ${progress} person { id name ${progress} } } } }`,
    calls: [list('student-progress').replace('?', '?sort=progress&')],
  },
  {
    what: 'the progress tracker with whole people',
    operation: `{ progressRecords(audience: STUDENT) { items { person { ${everyone} ${mentors} ${clubs} } } }
      mentors { id } clubs { id } }`,
    calls: [
      'GET /api/admin/clubs',
      'GET /api/admin/mentors',
      list('student-progress'),
      `GET /api/admin/students?ids=${studentIds(1)}`,
    ],
    callsForMany: [
      'GET /api/admin/clubs',
      'GET /api/admin/mentors',
      list('student-progress'),
      `GET /api/admin/students?ids=${studentIds(10)}`,
    ],
    atOnce: 3,
  },
  {
    what: 'a person’s history as the mentor reads it',
    operation: gql`{ mentorDashboard { person(id: "student1") { id history { id } } } }`,
    calls: ['GET /api/mentor/people/student1/history', 'GET /api/mentor/students'],
  },
  {
    what: 'the mentor’s whole dashboard',
    operation: `{ mentorDashboard { mentor { id name } stats { totalStudents } stages { id }
      people { items { ${everyone} ${between} mentor { name } ${clubs} ${progress} } } person(id: "student1") { id } } }`,
    calls: [
      'GET /api/mentor/clubs/club1/stages',
      'GET /api/mentor/dashboard/stats',
      'GET /api/mentor/profile',
      'GET /api/mentor/students',
    ],
    atOnce: 3,
  },
  {
    what: 'the mentor’s whole dashboard with counts and one person',
    operation: `{ mentorDashboard { mentor { id name } stages { id }
      stats { totalStudents bands { count } stages { count } longestWaiting { id } withoutFeedback }
      people(filter: { waiting: true }, sort: { field: PROGRESS }) { items { ${everyone} notes ${clubs}
        progress { percent stages { id version } } } }
      person(id: "student1") { id ${progress} } } }`,
    calls: [
      'GET /api/mentor/clubs/club1/stages',
      'GET /api/mentor/dashboard/stats',
      'GET /api/mentor/profile',
      'GET /api/mentor/students',
    ],
    atOnce: 3,
  },
  {
    what: 'login',
    operation: gql`mutation { login(input: { email: "a@b.in", password: "secret" }) { token } }`,
    calls: ['POST /api/auth/login'],
  },
  {
    what: 'register',
    operation: gql`mutation { register(input: { name: "A", email: "a@b.in", password: "secret", role: STUDENT }) { user { id } } }`,
    calls: ['POST /api/auth/register'],
  },
  {
    what: 'logout',
    operation: gql`mutation { logout { ended } }`,
    calls: ['POST /api/auth/logout'],
  },
  {
    what: 'changePassword',
    operation: gql`mutation { changePassword(input: { currentPassword: "a", newPassword: "b" }) { changed } }`,
    calls: ['POST /api/auth/change-password'],
  },
  {
    what: 'requestPasswordReset',
    operation: gql`mutation { requestPasswordReset(input: { email: "a@b.in" }) { accepted } }`,
    calls: ['POST /api/auth/forgot-password'],
  },
  {
    what: 'resetPassword',
    operation: gql`mutation { resetPassword(input: { token: "t", newPassword: "b" }) { changed } }`,
    calls: ['POST /api/auth/reset-password'],
  },
  {
    what: 'submitStudentForm',
    operation: `mutation { submitStudentForm(input: { ${form}, class: "10th", schoolName: "S" }) { student { id name } } }`,
    calls: ['POST /api/student/submit-form'],
  },
  {
    what: 'submitEducatorForm',
    operation: `mutation { submitEducatorForm(input: { ${form}, currentPosition: "Teacher", institution: "I" }) { educator { id name } } }`,
    calls: ['POST /api/educator/submit-form'],
  },
  {
    what: 'assignMentor',
    operation: gql`mutation { assignMentor(input: { personId: "student1", audience: STUDENT, mentorId: "mentor1" }) {
      person { id mentor { id name specialization } } } }`,
    calls: ['PUT /api/admin/students/student1/assign-mentor'],
  },
  {
    what: 'assignClub',
    operation: gql`mutation { assignClub(input: { personId: "educator1", audience: EDUCATOR, clubId: "club1" }) { person { id club { name } } } }`,
    calls: ['PUT /api/admin/educators/educator1/assign-club'],
  },
  {
    what: 'updateProgress, read back from the list',
    operation: `mutation { updateProgress(input: { personId: "student1", clubId: "club1", stageId: "club1-stage2" }) {
      person { id ${progress} } } }`,
    calls: ['GET /api/mentor/students', 'PUT /api/mentor/progress'],
  },
]);
