import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { mentoredRecord, studentRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const interestProfile = {
  version: 1,
  completedAt: '2026-11-12T10:00:00.000Z',
  areas: [
    { area: 'realistic', score: 9 },
    { area: 'investigative', score: 4 },
  ],
  leading: ['realistic'],
};
const shown = {
  ...interestProfile,
  areas: [
    { area: 'REALISTIC', score: 9 },
    { area: 'INVESTIGATIVE', score: 4 },
  ],
  leading: ['REALISTIC'],
};
const fields = `interestConsentDue interestProfile { version completedAt areas { area score } leading }`;

test.each([
  ['our api', { interestProfile, interestConsentDue: false }, shown, false],
  ['our api, without one', { interestProfile: null, interestConsentDue: true }, null, true],
  ['another backend', {}, null, null],
])('the own interest profile is read from %s, with two calls', async (_what, own, profile, due) => {
  const bff = await startBff({
    'GET /api/student/profile': { ...studentRecord(), ...own },
    'GET /api/student/progress': { stageProgress: [], progress: 0 },
  });
  expect(await bff.ask(`{ myStudentProfile { ${fields} progress { percent } } }`)).toEqual({
    data: {
      myStudentProfile: {
        interestConsentDue: due,
        interestProfile: profile,
        progress: { percent: 0 },
      },
    },
  });
  expect(bff.callsMade()).toEqual(['GET /api/student/profile', 'GET /api/student/progress']);
});

test('the mentor reads it in the list', async () => {
  const bff = await startBff({
    'GET /api/mentor/students': [{ ...mentoredRecord(), interestProfile }],
  });
  expect(
    await bff.ask(`{ mentorDashboard { people { items { ... on Student { ${fields} } } } } }`),
  ).toEqual({
    data: {
      mentorDashboard: {
        people: { items: [{ interestConsentDue: null, interestProfile: shown }] },
      },
    },
  });
});

test('an area that is not known is an error at the profile alone', async () => {
  const odd = { ...interestProfile, leading: ['astral'] };
  const bff = await startBff({
    'GET /api/student/profile': { ...studentRecord(), interestProfile: odd },
  });
  const { data, errors } = await bff.ask(`{ myStudentProfile { name ${fields} } }`);
  expect(data).toMatchObject({ myStudentProfile: { name: 'Student 1', interestProfile: null } });
  expect(errors).toMatchObject([
    { path: ['myStudentProfile', 'interestProfile'], extensions: { code: 'UPSTREAM_INVALID' } },
  ]);
});

const PATH = '/api/student/interest-profile';
const save = `mutation ($input: SaveInterestProfileInput!) {
  saveInterestProfile(input: $input) { student { ${fields} } userErrors { field code } } }`;
const input = {
  version: 1,
  answers: [
    { statement: 'realistic-1', value: 2 },
    { statement: 'social-3', value: 0 },
  ],
  idempotencyKey: 'key',
};

test('answers are sent by id of statement', async () => {
  const student = { ...studentRecord(), interestProfile, interestConsentDue: false };
  const bff = await startBff({ [`PUT ${PATH}`]: { student } });
  expect(await bff.ask(save, { input })).toEqual({
    data: {
      saveInterestProfile: {
        student: { interestConsentDue: false, interestProfile: shown },
        userErrors: [],
      },
    },
  });
  expect(bff.upstream.calls).toMatchObject([
    {
      call: `PUT ${PATH}`,
      body: { version: 1, answers: { 'realistic-1': 2, 'social-3': 0 } },
      idempotencyKey: 'key',
    },
  ]);
});

test('two answers to one statement are refused before the call', async () => {
  const bff = await startBff({});
  const [answer] = input.answers;
  const twice = { ...input, answers: [answer, answer] };
  expect(await bff.ask(save, { input: twice })).toEqual({
    data: {
      saveInterestProfile: {
        student: null,
        userErrors: [{ field: ['answers'], code: 'VALIDATION' }],
      },
    },
  });
  expect(bff.callsMade()).toEqual([]);
});

test('the removal answers the student without it', async () => {
  const student = { ...studentRecord(), interestProfile: null };
  const bff = await startBff({ [`DELETE ${PATH}`]: { student } });
  expect(
    await bff.ask(
      gql`mutation { removeInterestProfile(input: { idempotencyKey: "key" }) {
        student { interestProfile { version } } userErrors { code } } }`,
    ),
  ).toEqual({
    data: { removeInterestProfile: { student: { interestProfile: null }, userErrors: [] } },
  });
});

test.each([
  [
    'consent is due',
    new Answer(409, { message: 'Consent first.', code: 'CONSENT_REQUIRED' }),
    { field: null, code: 'CONSENT_REQUIRED' },
  ],
  [
    'the statements have changed',
    new Answer(400, {
      message: 'Reload.',
      code: 'VALIDATION',
      errors: [{ field: 'version', message: 'Reload.' }],
    }),
    { field: ['version'], code: 'VALIDATION' },
  ],
  [
    'the backend lacks it',
    new Answer(404, '<h1>Not found</h1>'),
    { field: null, code: 'NOT_SUPPORTED' },
  ],
])('a refusal: %s', async (_what, refusal, error) => {
  const bff = await startBff({ [`PUT ${PATH}`]: refusal });
  expect(await bff.ask(save, { input })).toEqual({
    data: { saveInterestProfile: { student: null, userErrors: [error] } },
  });
});
