import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import {
  answerRecord,
  answeredProgress,
  mentoredRecord,
  progressRecord,
  statsRecord,
  stepRecord,
  studentRecord,
  userRecord,
} from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const PERSON = '/api/mentor/people/student1';
const at = '2026-12-01T11:00:00.000Z';
const conditions = { ifVersion: '"1.a"', idempotencyKey: 'key' };

/** Each change of a mentor: input, call, body. */
const changes: [string, object, string, object | undefined][] = [
  [
    'setNextSession',
    { at, place: 'Room 12' },
    `PUT ${PERSON}/next-session`,
    { at, place: 'Room 12' },
  ],
  ['cancelNextSession', {}, `DELETE ${PERSON}/next-session`, undefined],
  ['missNextSession', {}, `PUT ${PERSON}/next-session/missed`, undefined],
  ['addAgreedStep', { text: 'Visit' }, `POST ${PERSON}/steps`, { text: 'Visit' }],
  [
    'updateAgreedStep',
    { stepId: 'step1', text: 'Visit', dueOn: null },
    `PUT ${PERSON}/steps/step1`,
    { text: 'Visit', dueOn: null },
  ],
  ['removeAgreedStep', { stepId: 'step1' }, `DELETE ${PERSON}/steps/step1`, undefined],
  [
    'tickAgreedStep',
    { stepId: 'step1', isDone: false },
    `PUT ${PERSON}/steps/step1/done`,
    { isDone: false },
  ],
  ['markAnswersRead', {}, `PUT ${PERSON}/answers/read`, undefined],
];

const mutation = (field: string) => {
  const name = `${field[0]?.toUpperCase() ?? ''}${field.slice(1)}`;
  const stats = field === 'answerFeedback' ? '' : 'stats { totalStudents }';
  return `mutation ($input: ${name}Input!) { ${field}(input: $input) {
    person { id agreedSteps { id } } ${stats} userErrors { field code } } }`;
};

test.each(changes)(
  '%s is one call, which answers person and figures',
  async (field, input, call, body) => {
    const hasConditions = field !== 'markAnswersRead';
    const { ifVersion, ...key } = conditions;
    const given = field === 'addAgreedStep' ? key : conditions;
    const bff = await startBff({
      'GET /api/auth/me': userRecord('mentor'),
      [call]: { person: { ...mentoredRecord(), agreedSteps: [stepRecord] }, stats: statsRecord },
    });

    expect(
      await bff.ask(mutation(field), {
        input: { personId: 'student1', ...input, ...(hasConditions && given) },
      }),
    ).toEqual({
      data: {
        [field]: {
          person: { id: 'student1', agreedSteps: [{ id: 'step1' }] },
          stats: { totalStudents: 10 },
          userErrors: [],
        },
      },
    });
    const made = bff.upstream.calls.filter((one) => one.call !== 'GET /api/auth/me');
    expect(made).toMatchObject([
      {
        call,
        body,
        ifMatch: hasConditions && field !== 'addAgreedStep' ? ifVersion : undefined,
        idempotencyKey: hasConditions ? 'key' : undefined,
      },
    ]);
  },
);

test.each([
  [
    'changed meanwhile',
    new Answer(412, { message: 'Changed.', code: 'PRECONDITION_FAILED' }),
    'PRECONDITION_FAILED',
    { id: 'student1', agreedSteps: null },
  ],
  [
    'not planned',
    new Answer(409, { message: 'No session is planned', code: 'CONFLICT' }),
    'CONFLICT',
    null,
  ],
  ['removed', new Answer(404, { message: 'Step not found', code: 'NOT_FOUND' }), 'NOT_FOUND', null],
  ['a backend without the call', new Answer(404, '<h1>Not found</h1>'), 'NOT_SUPPORTED', null],
])('a refused change: %s', async (_what, refusal, code, person) => {
  const bff = await startBff({
    [`DELETE ${PERSON}/steps/step1`]: refusal,
    'GET /api/mentor/students': [mentoredRecord()],
  });

  expect(
    await bff.ask(mutation('removeAgreedStep'), {
      input: { personId: 'student1', stepId: 'step1', ifVersion: '"1.a"' },
    }),
  ).toEqual({
    data: { removeAgreedStep: { person, stats: null, userErrors: [{ field: null, code }] } },
  });
});

test.each(['student', 'educator'] as const)(
  'a %s ticks an own step, and the progress comes with the reply',
  async (role) => {
    const call = `PUT /api/${role}/steps/step1/done`;
    const bff = await startBff({
      'GET /api/auth/me': userRecord(role),
      [call]: answeredProgress(),
      [`GET /api/${role}/profile`]: studentRecord(),
    });

    expect(
      await bff.ask(mutation('tickAgreedStep'), {
        input: { personId: 'student1', stepId: 'step1', isDone: true, ...conditions },
      }),
    ).toEqual({
      data: {
        tickAgreedStep: {
          person: { id: 'student1', agreedSteps: [{ id: 'step1' }] },
          stats: null,
          userErrors: [],
        },
      },
    });
    expect(bff.callsMade()).toEqual(['GET /api/auth/me', `GET /api/${role}/profile`, call]);
    expect(bff.upstream.calls[1]).toMatchObject({
      call,
      body: { isDone: true },
      ifMatch: '"1.a"',
      idempotencyKey: 'key',
    });
  },
);

const ANSWER = 'PUT /api/student/stages/club1-stage1/answer';
const PROGRESS = 'GET /api/student/progress';

test.each([
  ['is sent with the progress’s tag', {}, [PROGRESS, ANSWER], []],
  [
    'is refused when the stage was saved',
    { feedback: 'Better' },
    // The key is known where an earlier attempt was applied.
    [PROGRESS, ANSWER],
    ['PRECONDITION_FAILED'],
  ],
  [
    'is stored already, and the stage was saved after it',
    { feedback: 'Better', answer: { ...answerRecord, text: 'Well ' } },
    [PROGRESS],
    [],
  ],
])('an answer with a version %s', async (_what, saved, calls, codes) => {
  const first = await startBff({
    'GET /api/student/profile': studentRecord(),
    [PROGRESS]: progressRecord(),
  });
  const { data } = await first.ask(gql`{ myStudentProfile { progress { stages { version } } } }`);
  const { progress } = data?.['myStudentProfile'] as {
    progress: { stages: { version: string }[] };
  };
  const ifVersion = progress.stages[0]?.version;
  const record = progressRecord();
  const stageProgress = record.stageProgress.map((entry, n) =>
    n ? entry : { ...entry, ...saved },
  );
  const bff = await startBff({
    'GET /api/auth/me': userRecord(),
    'GET /api/student/profile': studentRecord(),
    [PROGRESS]: new Answer(200, { ...record, stageProgress }, { headers: { etag: '"p.1"' } }),
    [ANSWER]: codes.length > 0 ? new Answer(412, { message: 'Changed.' }) : answeredProgress(),
  });

  const { data: result } = await bff.ask(
    gql`mutation ($input: AnswerFeedbackInput!) { answerFeedback(input: $input) {
      person { id } userErrors { code } } }`,
    {
      input: {
        stageId: 'club1-stage1',
        text: 'Well',
        ifVersion,
        idempotencyKey: 'key',
      },
    },
  );

  expect(result).toEqual({
    answerFeedback: { person: { id: 'student1' }, userErrors: codes.map((code) => ({ code })) },
  });
  const made = bff.upstream.calls.map(({ call }) => call);
  expect(made).toEqual(['GET /api/auth/me', ...calls, 'GET /api/student/profile']);
  expect(bff.upstream.calls.filter(({ call }) => call === ANSWER)).toMatchObject(
    calls.includes(ANSWER)
      ? [
          {
            body: { text: 'Well' },
            ifMatch: codes.length > 0 ? `"${ifVersion}"` : '"p.1"',
            idempotencyKey: 'key',
          },
        ]
      : [],
  );
});
