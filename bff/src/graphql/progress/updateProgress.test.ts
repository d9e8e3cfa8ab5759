import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { mentoredRecord, progressRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const save = gql`mutation ($input: UpdateProgressInput!) { updateProgress(input: $input) {
  person { __typename id progress { percent stages { status } } } userErrors { field message } } }`;

const target = { personId: 'student1', clubId: 'club1', stageId: 'club1-stage2' };

test.each([
  ['all given', { status: 'COMPLETED', feedback: 'Well done.' }, 'completed', 'Well done.'],
  ['no status', { feedback: '' }, 'in progress', ''],
  ['set back, no feedback', { status: 'NOT_STARTED' }, 'not started', undefined],
])(
  'a save is sent with the field names of the REST call: %s',
  async (_what, rest, status, feedback) => {
    const bff = await startBff({
      'PUT /api/mentor/progress': progressRecord(),
      'GET /api/mentor/students': [mentoredRecord()],
    });

    const { data } = await bff.ask(save, { input: { ...target, ...rest } });

    expect(data).toEqual({
      updateProgress: {
        person: {
          __typename: 'Student',
          id: 'student1',
          progress: {
            percent: 33,
            stages: [{ status: 'COMPLETED' }, { status: 'IN_PROGRESS' }, { status: 'NOT_STARTED' }],
          },
        },
        userErrors: [],
      },
    });
    expect(bff.upstream.calls[0]?.body).toEqual({
      studentId: 'student1',
      clubId: 'club1',
      stageId: 'club1-stage2',
      status,
      feedback,
    });
  },
);

test('a stage without an id is sent by its name', async () => {
  const bff = await startBff({ 'PUT /api/mentor/progress': progressRecord() });

  await bff.ask(
    gql`mutation ($input: UpdateProgressInput!) { updateProgress(input: $input) { userErrors { message } } }`,
    {
      input: { ...target, stageId: 'club1~Career Planning' },
    },
  );

  expect(bff.upstream.calls).toMatchObject([{ body: { stageId: 'Career Planning' } }]);
});

test('a refused save returns the message', async () => {
  const bff = await startBff({
    'PUT /api/mentor/progress': new Answer(400, {
      message: 'Invalid stage selected',
      errors: [
        { field: 'stageId', message: 'Invalid stage selected' },
        { field: 'studentId', message: 'Please select a student and stage' },
      ],
    }),
  });

  expect(await bff.ask(save, { input: target })).toEqual({
    data: {
      updateProgress: {
        person: null,
        userErrors: [
          { field: ['stageId'], message: 'Invalid stage selected' },
          { field: ['personId'], message: 'Please select a student and stage' },
        ],
      },
    },
  });
});

test('another mentor’s person is not found', async () => {
  const bff = await startBff({
    'PUT /api/mentor/progress': new Answer(404, { message: 'Not found' }),
  });

  const { data, errors } = await bff.ask(save, { input: target });

  expect(data).toEqual({ updateProgress: null });
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

test('a save for a person who is no longer listed returns NOT_FOUND', async () => {
  const bff = await startBff({
    'PUT /api/mentor/progress': progressRecord(),
    'GET /api/mentor/students': [mentoredRecord(2)],
  });

  const { data, errors } = await bff.ask(save, { input: target });

  expect(data).toEqual({ updateProgress: { person: null, userErrors: [] } });
  expect(errors).toMatchObject([
    {
      path: ['updateProgress', 'person'],
      extensions: { code: 'NOT_FOUND', call: 'GET /api/mentor/students' },
    },
  ]);
});

const withoutAudience = { role: undefined, class: undefined, school: undefined, club: 'club1' };

test.each([
  ['bare', mentoredRecord(), {}, 0],
  ['wrapped', { message: 'Saved', student: mentoredRecord() }, {}, 0],
  ['of another person', mentoredRecord(2), {}, 1],
  ['without the club', { ...mentoredRecord(), club: undefined }, {}, 1],
  ['without the audience', { ...mentoredRecord(), ...withoutAudience }, {}, 1],
  ['without the stages', { ...mentoredRecord(), stages: undefined }, {}, 1],
  ['with another status than was sent', mentoredRecord(), { status: 'COMPLETED' }, 0],
])(
  'the person of the reply is used where the record is complete: %s',
  async (_what, reply, sent: object, reads) => {
    const bff = await startBff({
      'PUT /api/mentor/progress': reply,
      'GET /api/mentor/students': [mentoredRecord()],
    });

    const { data, errors } = await bff.ask(save, {
      input: { ...target, status: 'IN_PROGRESS', ...sent },
    });

    expect(errors).toBeUndefined();
    const person = { __typename: 'Student', id: 'student1', progress: { percent: 33 } };
    expect(data).toMatchObject({ updateProgress: { person } });
    const calls = bff.callsMade().filter((call) => call === 'GET /api/mentor/students');
    expect(calls).toHaveLength(reads);
  },
);

const figures = gql`mutation ($input: UpdateProgressInput!) { updateProgress(input: $input) {
  person { id } stats { totalStudents withoutFeedback } userErrors { field code } } }`;
const fourFigures = {
  totalStudents: 7,
  activeStudents: 4,
  completedSessions: 3,
  pendingUpdates: 2,
};
const allFigures = {
  ...fourFigures,
  bands: [],
  stages: [],
  longestWaiting: [],
  withoutFeedback: 3,
  longestWithoutFeedback: [],
};

test('a reply with person and figures takes no further read', async () => {
  const bff = await startBff({
    'PUT /api/mentor/progress': {
      ...progressRecord(),
      person: mentoredRecord(),
      stats: allFigures,
    },
  });

  expect(await bff.ask(figures, { input: target })).toEqual({
    data: {
      updateProgress: {
        person: { id: 'student1' },
        stats: { totalStudents: 7, withoutFeedback: 3 },
        userErrors: [],
      },
    },
  });
  expect(bff.callsMade()).toEqual(['PUT /api/mentor/progress']);
});

test.each([
  ['absent', undefined],
  ['of another kind', 'none'],
  ['incomplete', { totalStudents: 7 }],
])('figures that are %s are null, without a further read', async (_what, stats) => {
  const bff = await startBff({
    'PUT /api/mentor/progress': { ...progressRecord(), person: mentoredRecord(), stats },
  });

  expect(await bff.ask(figures, { input: target })).toEqual({
    data: { updateProgress: { person: { id: 'student1' }, stats: null, userErrors: [] } },
  });
  expect(bff.callsMade()).toEqual(['PUT /api/mentor/progress']);
});

test('an Idempotency-Key is sent only when given', async () => {
  const bff = await startBff({ 'PUT /api/mentor/progress': { person: mentoredRecord() } });

  for (const idempotencyKey of ['key-1', null]) {
    await bff.ask(figures, { input: { ...target, idempotencyKey } });
  }
  const keys = bff.upstream.calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual(['key-1', undefined]);
});

test.each(['', 'a b', 'ключ', 'k'.repeat(256), 'key\r\nx: y'])(
  'an invalid Idempotency-Key “%s” is refused before any call',
  async (idempotencyKey) => {
    const bff = await startBff({});

    expect(await bff.ask(figures, { input: { ...target, idempotencyKey } })).toEqual({
      data: {
        updateProgress: {
          person: null,
          stats: null,
          userErrors: [{ field: ['idempotencyKey'], code: 'VALIDATION' }],
        },
      },
    });
    expect(bff.callsMade()).toEqual([]);
  },
);
