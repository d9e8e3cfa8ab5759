import type { Audience, Role } from '../src/domain/account.ts';

/** A documented read and the operation that needs it. */
interface Read {
  call: string;
  role: Role;
  /**
   * Selects every field that the call provides. The first field with several is the record, or the
   * list of records.
   */
  operation: string;
  /** What the product cannot do without the call. */
  loss: string;
  /** Call whose first record gives the operation its `$id`. */
  idFrom?: string;
  /** False for a call that the product works without. */
  isRequired?: boolean;
}

const form = {
  student: 'formDetails { dateOfBirth age city class schoolName interests }',
  educator: 'formDetails { dateOfBirth age city currentPosition institution interests }',
};
const identity = 'id name email phone';
const progress = `percent currentStage
  stages { status feedback date answer { text } stage { name } }`;
const nextSession = 'nextSession { at }';
const agreedSteps = 'agreedSteps { text }';

const person = (audience: Audience) =>
  `${identity} status formSubmitted createdAt ${form[audience]} club { id name } mentor { id name }`;

/** The reads that each audience has under its own name. */
function readsOf(audience: Audience): Read[] {
  const name = audience === 'student' ? 'Student' : 'Educator';
  const enumName = audience.toUpperCase();
  const list = `GET /api/admin/${audience}s`;
  const read = (role: Role, path: string, operation: string, loss: string) => ({
    call: `GET /api/${role}/${path}`,
    role,
    operation,
    loss,
  });
  return [
    read(
      audience,
      'profile',
      `{ my${name}Profile { ${person(audience)} ${nextSession} } }`,
      `the ${audience}'s dashboard`,
    ),
    read(
      audience,
      'progress',
      `{ my${name}Profile { progress { ${progress} } } }`,
      `progress and feedback on the ${audience}'s dashboard`,
    ),
    read(
      audience,
      'clubs',
      `{ clubChoices(clubFor: ${enumName}) { id name } }`,
      'the choice of a club in the form',
    ),
    read(
      'admin',
      `${audience}s`,
      `{ ${audience}s(page: { size: 200 }) { items { ${person(audience)} } } }`,
      `the administrator's list of ${audience}s`,
    ),
    {
      ...read(
        'admin',
        `${audience}s/{id}`,
        `query ($id: ID!) { ${audience}(id: $id) { ${person(audience)} ${nextSession} } }`,
        `the details of one ${audience}`,
      ),
      idFrom: list,
    },
    {
      ...read(
        'admin',
        `${audience}s/{id}/progress`,
        `query ($id: ID!) { ${audience}(id: $id) { progress { ${progress} } } }`,
        `the progress of one ${audience}`,
      ),
      idFrom: list,
    },
    read(
      'admin',
      `${audience}-progress`,
      `{ progressRecords(audience: ${enumName}, page: { size: 200 }) { items {
        mentorName clubName currentStage lastUpdated progress { percent } person { id name } } } }`,
      `the progress tracker of ${audience}s`,
    ),
  ];
}

/** Every documented read. */
export const reads: Read[] = [
  {
    call: 'GET /api/admin/mentors',
    role: 'admin',
    operation: `{ mentors { ${identity} specialization experience status studentsCount club { id name } } }`,
    loss: "the administrator's list of mentors and the assignment of mentors",
  },
  {
    call: 'GET /api/admin/clubs',
    role: 'admin',
    operation: '{ clubs { id name description clubFor stages { id name description } } }',
    loss: "the administrator's list of clubs and the assignment of clubs",
  },
  ...readsOf('student'),
  ...readsOf('educator'),
  {
    call: 'GET /api/admin/form-submissions',
    role: 'admin',
    operation:
      '{ formSubmissions(page: { size: 200 }) { items { submittedAt person { id name email formSubmitted } } } }',
    loss: 'the list of form submissions',
  },
  {
    call: 'GET /api/admin/dashboard/counts',
    role: 'admin',
    operation: '{ dashboardCounts { students educators mentors clubs formSubmitted } }',
    loss: "the figures of the administrator's dashboard",
  },
  {
    call: 'GET /api/admin/people/{id}/history',
    role: 'admin',
    operation: 'query ($id: ID!) { student(id: $id) { history { id at kind } } }',
    loss: 'the history of a person',
    idFrom: 'GET /api/admin/students',
    isRequired: false,
  },
  {
    call: 'GET /api/admin/overview',
    role: 'admin',
    operation: `{ overview { stages { stage count } bands { band count } submissions { from count }
      mentors { count } longestWaiting { id name since } silentMentors { count since } } }`,
    loss: 'the overview in one call: it is counted from the lists',
    isRequired: false,
  },
  {
    call: 'GET /api/admin/concerns',
    role: 'admin',
    operation: '{ concerns { items { id category status reportedAt } } }',
    loss: 'the list of reported concerns',
    isRequired: false,
  },
  {
    call: 'GET /api/mentor/profile',
    role: 'mentor',
    operation: `{ mentorDashboard { mentor { ${identity} specialization experience club { id name clubFor } } } }`,
    loss: "the mentor's name and club",
  },
  {
    call: 'GET /api/mentor/students',
    role: 'mentor',
    operation: `{ mentorDashboard { people(page: { size: 200 }) { items { ${identity} club { id name }
      progress { percent currentStage } ${nextSession} ${agreedSteps} } } } }`,
    loss: "the mentor's list of people",
  },
  {
    call: 'GET /api/mentor/clubs/{clubId}/stages',
    role: 'mentor',
    operation: '{ mentorDashboard { stages { id name description } } }',
    loss: 'the choice of a stage when a mentor saves progress',
  },
  {
    call: 'GET /api/mentor/dashboard/stats',
    role: 'mentor',
    operation: `{ mentorDashboard { stats { totalStudents activeStudents completedSessions pendingUpdates
      unreadAnswers todaySessions { id } missedSessions { id } heldSessions } } }`,
    loss: "the four figures of the mentor's dashboard",
  },
];
