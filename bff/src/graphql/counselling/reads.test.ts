import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import {
  answerRecord,
  answeredProgress,
  mentoredRecord,
  progressRecord,
  sessionRecord,
  statsRecord,
  stepRecord,
  studentRecord,
} from '../../testing/records.ts';

const fields = `nextSession { id at place sequence version }
  agreedSteps { id text dueOn doneAt doneBy version }
  progress { stages { answer { text at readAt isClosed } } }`;
const ofStudent = `{ myStudentProfile { ${fields} } }`;

test('a person’s session, steps and answers come with profile and progress', async () => {
  const bff = await startBff({
    'GET /api/student/profile': { ...studentRecord(), nextSession: sessionRecord },
    'GET /api/student/progress': answeredProgress(),
  });

  expect(await bff.ask(ofStudent)).toEqual({
    data: {
      myStudentProfile: {
        nextSession: sessionRecord,
        agreedSteps: [stepRecord],
        progress: { stages: [{ answer: answerRecord }, { answer: null }, { answer: null }] },
      },
    },
  });
  expect(bff.callsMade()).toEqual(['GET /api/student/profile', 'GET /api/student/progress']);
});

test('another shape gives the same, and unreadable parts are errors of their own', async () => {
  const other = { _id: 'session1', at: 1_796_122_800, place: 'Room 12', sequence: '1' };
  const bff = await startBff({
    'GET /api/student/profile': { student: { ...studentRecord(), nextSession: other } },
    'GET /api/student/progress': {
      data: {
        ...progressRecord(),
        agreedSteps: [{ ...stepRecord, doneAt: '2026-12-01 10:00', doneBy: 'ROLE_STUDENT' }, 7],
      },
    },
  });

  const { data, errors } = await bff.ask(ofStudent);
  expect(data?.['myStudentProfile']).toMatchObject({
    nextSession: { ...sessionRecord, version: null },
    agreedSteps: null,
  });
  expect(errors).toMatchObject([
    { path: ['myStudentProfile', 'agreedSteps'], extensions: { code: 'UPSTREAM_INVALID' } },
  ]);
});

test('a backend without them gives null, and no figures', async () => {
  const bff = await startBff({
    'GET /api/student/profile': studentRecord(),
    'GET /api/student/progress': progressRecord(),
    'GET /api/mentor/dashboard/stats': statsRecord,
    'GET /api/mentor/students': [mentoredRecord()],
  });

  expect(await bff.ask(ofStudent)).toEqual({
    data: {
      myStudentProfile: {
        nextSession: null,
        agreedSteps: null,
        progress: { stages: Array(3).fill({ answer: null }) },
      },
    },
  });
  expect(
    await bff.ask(gql`{ mentorDashboard { stats { unreadAnswers todaySessions { id }
      missedSessions { id } heldSessions } people(filter: { unreadAnswers: true }) { totalCount } } }`),
  ).toMatchObject({
    data: {
      mentorDashboard: {
        stats: {
          unreadAnswers: null,
          todaySessions: null,
          missedSessions: null,
          heldSessions: null,
        },
        people: null,
      },
    },
    errors: [{ path: ['mentorDashboard', 'people'], extensions: { code: 'NOT_SUPPORTED' } }],
  });
});

/** A person of the mentor with an answer, read or not. */
const mentored = (n: number, readAt: string | null) => ({
  ...mentoredRecord(n),
  nextSession: sessionRecord,
  agreedSteps: [stepRecord],
  stages: mentoredRecord(n).stages.map((stage) => ({
    ...stage,
    answer: { ...answerRecord, readAt },
  })),
});

test.each([
  [true, ['student1']],
  [false, ['student2']],
  [null, ['student1', 'student2']],
])('the filter unreadAnswers: %j', async (unreadAnswers, ids) => {
  const bff = await startBff({
    'GET /api/mentor/students': [mentored(1, null), mentored(2, '2026-02-03T10:00:00Z')],
  });
  const { data } = await bff.ask(
    gql`query ($filter: MentorPersonFilter) { mentorDashboard { people(filter: $filter) {
      items { id nextSession { id } agreedSteps { id } } } } }`,
    { filter: { unreadAnswers } },
  );

  const items = ids.map((id) => ({
    id,
    nextSession: { id: 'session1' },
    agreedSteps: [{ id: 'step1' }],
  }));
  expect(data).toEqual({ mentorDashboard: { people: { items } } });
  expect(bff.callsMade()).toEqual(['GET /api/mentor/students']);
});
