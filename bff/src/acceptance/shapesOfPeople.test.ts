import { gql } from 'graphql-tag';
import {
  clubRecord,
  educatorRecord,
  mentoredRecord,
  mentorRecord,
  progressRecord,
  stageNames,
  studentRecord,
  submissionRecord,
  trackerRecord,
} from '../testing/records.ts';
import { testShapes } from '../testing/shapesTable.ts';

const figures = { progress: 40, currentStage: 'Assessment' };
const TRACKER = 'GET /api/admin/student-progress';
const { stageProgress } = progressRecord();
const own = (progress: unknown) => ({
  'GET /api/student/profile': studentRecord(),
  'GET /api/student/progress': progress,
});
const submission = submissionRecord(educatorRecord());
const submitted = (change: object) => ({
  'GET /api/admin/form-submissions': [{ ...submission, ...change }],
});
const skilled = (specialization: unknown, experience: unknown) => ({
  'GET /api/admin/mentors': [{ ...mentorRecord(), specialization, experience }],
});
const mentored = (change: object) => ({
  'GET /api/mentor/profile': mentorRecord(),
  'GET /api/mentor/students': [{ ...mentoredRecord(), ...change }],
  'GET /api/mentor/clubs/club1/stages': clubRecord().stages,
});
const newcomer = (formDetails: unknown) => ({
  _id: 'student1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  formSubmitted: false,
  formDetails,
});

testShapes([
  {
    what: 'progress of stages',
    operation: gql`{ myStudentProfile { progress { percent currentStage stages { status } } } }`,
    clean: own(progressRecord()),
    shapes: {
      'beside figures in an object': own({ stageProgress, progress: { overall: 33 } }),
      'beside an empty object': own({ stageProgress, progress: {} }),
      'in an object': own({ progress: { stages: stageProgress } }),
    },
  },
  ...['active', 'pending', 'inactive'].map((status) => ({
    what: `the status ${status}`,
    operation: gql`{ myStudentProfile { status } }`,
    clean: { 'GET /api/student/profile': { ...studentRecord(), status } },
    shapes: {
      'in capitals': {
        'GET /api/student/profile': { ...studentRecord(), status: status.toUpperCase() },
      },
      'with spaces': { 'GET /api/student/profile': { ...studentRecord(), status: ` ${status} ` } },
    },
  })),
  {
    what: 'a person without a form',
    operation: gql`{ myStudentProfile { formSubmitted formDetails { class } } }`,
    clean: { 'GET /api/student/profile': newcomer({}) },
    shapes: {
      'null for the details': { 'GET /api/student/profile': newcomer(null) },
      'an empty list for the details': { 'GET /api/student/profile': newcomer([]) },
      'details without an answer': {
        'GET /api/student/profile': newcomer({ class: ' ', age: null, interests: ['', null] }),
      },
    },
  },
  {
    what: 'progress of a person without a club',
    operation: gql`{ myStudentProfile { progress { percent currentStage stages { id } } } }`,
    clean: own({ stageProgress: [], progress: 0, currentStage: null }),
    shapes: {
      'null for the list': own({ stageProgress: null, progress: 0, currentStage: '' }),
      'no list': own({ progress: 0, currentStage: 'Not Started' }),
    },
  },
  {
    what: 'a record of the tracker',
    operation: gql`{ progressRecords(audience: STUDENT) {
      items { currentStage progress { percent } } summary { averagePercent } } }`,
    clean: { [TRACKER]: [trackerRecord()] },
    shapes: {
      'with figures in an object': { [TRACKER]: [{ ...trackerRecord(), progress: { done: 1 } }] },
      'with stages in an object': {
        [TRACKER]: [{ ...trackerRecord(), stages: null, progress: { stages: stageProgress } }],
      },
    },
  },
  {
    what: 'progress of a mentor’s people computed from the given percentage',
    operation: gql`{ mentorDashboard { people { items { progress {
      percent status band currentStage } } } } }`,
    clean: mentored({ stages: null, progress: 40, currentStage: 'Assessment' }),
    shapes: {
      'stages as names': mentored({ ...figures, stages: [...stageNames] }),
      'stages without a status': mentored({ ...figures, stages: clubRecord().stages }),
      'stages as names, the figures inside': mentored({
        progress: { ...figures, stages: [...stageNames] },
        stages: null,
        currentStage: null,
      }),
    },
  },
  {
    what: 'the same with the stages’ names',
    operation: gql`{ mentorDashboard { people { items { progress {
      percent currentStage stages { status stage { id name } } } } } } }`,
    clean: mentored({ ...figures, stages: clubRecord().stages }),
    shapes: {
      'as names': mentored({ ...figures, stages: [...stageNames] }),
      'as ids in records': mentored({
        ...figures,
        stages: clubRecord().stages.map(({ id, name }) => ({ stage: id, name })),
      }),
    },
  },
  {
    what: 'a record of the tracker computed from the given percentage',
    operation: gql`{ progressRecords(audience: STUDENT, filter: { status: IN_PROGRESS }) {
      items { currentStage progress { percent } } summary { averagePercent } } }`,
    clean: { [TRACKER]: [{ ...trackerRecord(), ...figures, stages: null }] },
    shapes: {
      'stages as names': {
        [TRACKER]: [{ ...trackerRecord(), ...figures, stages: [...stageNames] }],
      },
    },
  },
  {
    what: 'specialization and experience of mentors',
    operation: gql`{ mentors { specialization experience } }`,
    clean: skilled('Law, Economics', null),
    shapes: {
      'as lists': skilled(['Law', 'Economics'], []),
      'as lists with empty entries': skilled([' Law', null, 'Economics'], [null, '']),
    },
  },
  {
    what: 'the person of a submission',
    operation: gql`{ formSubmissions { items { person { __typename id name } } } }`,
    clean: submitted({}),
    shapes: {
      'a role with a prefix': submitted({ role: 'ROLE_EDUCATOR' }),
      'a list of roles': submitted({ role: undefined, roles: ['educator'] }),
      'a role with a name': submitted({ role: { _id: 2, name: 'Educator' } }),
    },
  },
  {
    what: 'the people of a mentor',
    operation: gql`{ mentorDashboard { people { items { __typename id } } } }`,
    clean: mentored({}),
    shapes: {
      'a list of roles': mentored({ role: ['student'], class: null, school: null, club: 'c' }),
      'an unknown role': mentored({ role: {} }),
      'a class by its number alone': mentored({ role: 7, club: [1], class: 10 }),
      'a list beside an empty one': {
        'GET /api/mentor/students': { students: [], educators: [mentoredRecord()] },
      },
    },
  },
]);
