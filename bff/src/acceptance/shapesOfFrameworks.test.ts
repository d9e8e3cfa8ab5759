import {
  clubRecord,
  mentoredRecord,
  mentorRecord,
  mentorReference,
  progressRecord,
  studentRecord,
  trackerRecord,
} from '../testing/records.ts';
import { testShapes } from '../testing/shapesTable.ts';
import type { Answers } from '../testing/upstream.ts';

const { name, email, phone, role, ...student } = studentRecord();
const account = { _id: 'user1', name, email, phone, role };
const whole = { ...account, ...student };
const own = { assignedClub: undefined, assignedMentor: undefined };
const lists = {
  'GET /api/admin/clubs': [clubRecord()],
  'GET /api/admin/mentors': [mentorRecord()],
};
const students = (rows: unknown): Answers => ({ ...lists, 'GET /api/admin/students': rows });
const profile = (record: unknown): Answers => ({
  'GET /api/student/profile': record,
  'GET /api/student/clubs': [clubRecord()],
});
const progress = (reply: unknown): Answers => ({
  ...profile(whole),
  'GET /api/student/progress': reply,
});
const tracker = (row: object): Answers => ({ ...lists, 'GET /api/admin/student-progress': [row] });
const mentored = (row: object): Answers => ({
  'GET /api/mentor/profile': mentorRecord(),
  'GET /api/mentor/students': [row],
});
const { stageProgress, ...rest } = progressRecord();
const refs = 'club { id name } mentor { id name }';
const stages = 'progress { percent currentStage stages { id status stage { id name } } }';
const { stages: entries, ...row } = trackerRecord();

testShapes([
  {
    what: 'students',
    operation: `{ students { totalCount items { id name email phone createdAt ${refs}
      formDetails { dateOfBirth } } } }`,
    clean: students([whole]),
    shapes: {
      'club and mentor in other keys': students([
        { ...whole, ...own, club: 'club1', mentor: mentorReference() },
      ]),
      'ids in keys of their own': students([
        { ...whole, ...own, clubId: 'club1', mentorId: 'mentor1' },
      ]),
      'the account in `user`': students([{ ...student, user: account }]),
      'dates of Java': students([
        {
          ...whole,
          createdAt: [2026, 1, 5, 10, 0],
          formDetails: { ...student.formDetails, dateOfBirth: [2010, 4, 1] },
        },
      ]),
      'Spring HATEOAS': students({ _embedded: { students: [whole] }, page: { totalElements: 1 } }),
      'a payload': students({ ok: true, payload: [whole] }),
    },
  },
  {
    what: 'the own profile',
    operation: `{ myStudentProfile { id name email phone ${refs} } }`,
    clean: profile(whole),
    shapes: {
      'the account in `user`': profile({ ...student, user: account }),
      'the account in `user`, wrapped': profile({ data: { ...student, user: account } }),
      'wrapped in `user`': profile({ status: 'success', user: whole }),
      'mentor and club in other keys': profile({
        ...whole,
        ...own,
        clubId: 'club1',
        mentor: mentorReference(),
      }),
    },
  },
  {
    what: 'progress',
    operation: `{ myStudentProfile { ${stages} } }`,
    clean: progress({ stageProgress, ...rest }),
    shapes: {
      'the result of a query': progress([{ _id: 'p1', student: 'student1', stageProgress }]),
      'the result of a query, in data': progress({ success: true, data: [{ stageProgress }] }),
      'in studentProgress': progress({ studentProgress: { stageProgress } }),
      'ids and names of stages beside each other': progress({
        stageProgress: stageProgress.map(({ stage, ...entry }) => ({
          ...entry,
          stageId: stage.id,
          stageName: stage.name,
        })),
      }),
      'ids of stages': progress({
        stageProgress: stageProgress.map(({ stage, ...entry }) => ({ ...entry, stage: stage.id })),
      }),
    },
  },
  {
    what: 'the tracker',
    operation: `{ progressRecords(audience: STUDENT) { items { person { id name } mentorName clubName
      currentStage ${stages} } } }`,
    clean: tracker({ ...row, stages: entries }),
    shapes: {
      'the person in `student`': tracker({
        ...row,
        stages: entries,
        _id: 'progress1',
        id: undefined,
        name: undefined,
        student: { _id: 'student1', name },
      }),
      'the current stage by its id': tracker({
        ...row,
        stages: entries,
        currentStage: entries[1]?._id,
      }),
    },
  },
  {
    what: 'the mentor’s people',
    operation: `{ mentorDashboard { people { items { id name email ${stages} } } } }`,
    clean: mentored(mentoredRecord()),
    shapes: {
      'the account in `user`': mentored({
        ...mentoredRecord(),
        name: undefined,
        email: undefined,
        user: account,
      }),
      'in people': { ...mentored({}), 'GET /api/mentor/students': { people: [mentoredRecord()] } },
    },
  },
]);
