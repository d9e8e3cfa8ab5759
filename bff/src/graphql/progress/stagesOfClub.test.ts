import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import {
  clubRecord,
  many,
  mentoredRecord,
  mentorRecord,
  progressRecord,
  stageNames,
  studentRecord,
  trackerRecord,
} from '../../testing/records.ts';
import { Answer, type Answers } from '../../testing/upstream.ts';

const club = clubRecord();
const entries = progressRecord().stageProgress;
const stages = 'stages { id status stage { id name } }';

const whole = {
  currentStage: 'Assessment',
  stages: entries.map(({ stage, status = '' }) => ({
    id: `student1~${stage.id}`,
    status: status.toUpperCase().replace(' ', '_'),
    stage: { id: stage.id, name: stage.name },
  })),
};

/** The same stages with names only. */
const named = {
  ...whole,
  stages: whole.stages.map(({ status, stage: { name } }) => ({
    id: `student1~club1~${name}`,
    status,
    stage: { id: `club1~${name}`, name },
  })),
};

/** Shapes of the club's stages inside a person's record. */
const shapes: Record<string, (entry: (typeof entries)[number]) => object> = {
  'by name': ({ stage: { name }, status }) => ({ name, status }),
  'by name in stage': ({ stage: { name }, status }) => ({ stage: name, status }),
  'as a record without an id': ({ stage: { name }, status }) => ({ stage: { name }, status }),
};

interface Reading {
  ask: string;
  answers: (stages: unknown) => Answers;
  calls: string[];
  known: typeof whole;
}

const mentorReads: Reading = {
  ask: `{ mentorDashboard { people { items { progress { currentStage ${stages} } } } } }`,
  answers: (given) => ({
    'GET /api/mentor/students': [
      { ...mentoredRecord(), stages: given },
      { ...mentoredRecord(2), stages: given },
    ],
    'GET /api/mentor/profile': mentorRecord(),
    'GET /api/mentor/clubs/club1/stages': club.stages,
  }),
  calls: [
    'GET /api/mentor/clubs/club1/stages',
    'GET /api/mentor/profile',
    'GET /api/mentor/students',
  ],
  known: whole,
};

const readers: Record<string, Reading> = {
  admin: {
    ask: `{ progressRecords(audience: STUDENT) { items { progress { currentStage ${stages} } } } }`,
    answers: (given) => ({
      'GET /api/admin/student-progress': [{ ...trackerRecord(), stages: given }],
      'GET /api/admin/clubs': [clubRecord(2), club],
    }),
    calls: ['GET /api/admin/clubs', 'GET /api/admin/student-progress'],
    known: whole,
  },
  mentor: mentorReads,
  student: {
    ask: `{ myStudentProfile { progress { currentStage ${stages} } } }`,
    answers: (given) => ({
      'GET /api/student/profile': studentRecord(),
      'GET /api/student/progress': { stageProgress: given },
      'GET /api/student/clubs': { clubs: [club] },
    }),
    calls: ['GET /api/student/profile', 'GET /api/student/progress'],
    known: named,
  },
};

/** The first `progress` in an answer. */
function progressIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('progress' in value) return value.progress;
  return Object.values(value)
    .map(progressIn)
    .find((found) => found !== undefined);
}

test.each(
  Object.entries(readers).flatMap(([reader, read]) =>
    Object.entries(shapes).map(([shape, of]) => ({ reader, shape, of, ...read })),
  ),
)(
  'a stage given $shape is matched with the club’s for the $reader; a person’s own by name',
  async (row) => {
    const { ask, answers, calls, of, known } = row;
    const bff = await startBff(answers(entries.map(of)));

    const { data, errors } = await bff.ask(ask);

    expect(errors).toBeUndefined();
    expect(progressIn(data)).toEqual(known);
    expect(bff.callsMade().map((call) => call.replace(/\?.*/, ''))).toEqual(calls);
  },
);

test.each([
  ['status feedback date stage { name }', false],
  ['... on StageProgress { stage { ...Name } }', false],
  ['stage { name id @skip(if: true) }', false],
  ['id', true],
  ['stage { name id }', true],
  ['stage { description }', true],
  ['... on Node { id }', true],
])('for stages given by name, { %s } takes the list of clubs: %s', async (selected, isListed) => {
  const given = entries.map(({ stage: { name }, status }) => ({ name, status }));
  const bff = await startBff({
    'GET /api/admin/student-progress': many(3, (n) => ({ ...trackerRecord(n), stages: given })),
    'GET /api/admin/clubs': [club],
  });

  const ask = `
    query { progressRecords(audience: STUDENT) { items { progress { stages { ${selected} } } } } }
    ${selected.includes('...Name') ? 'fragment Name on Stage { name }' : ''}
  `;
  const { errors } = await bff.ask(ask);

  expect(errors).toBeUndefined();
  const calls = bff.callsMade().map((call) => call.replace(/\?.*/, ''));
  expect(calls).toEqual([
    ...(isListed ? ['GET /api/admin/clubs'] : []),
    'GET /api/admin/student-progress',
  ]);
});

test('the status of stages given by id needs no list of clubs, their name does', async () => {
  const given = entries.map(({ status }, index) => ({ stageId: `stage-${index}`, status }));
  const bff = await startBff({
    'GET /api/admin/student-progress': [{ ...trackerRecord(), stages: given }],
    'GET /api/admin/clubs': [club],
  });
  const ask = (field: string) =>
    bff.ask(
      `{ progressRecords(audience: STUDENT) { items { progress { stages { ${field} } } } } }`,
    );

  expect((await ask('status')).errors).toBeUndefined();
  expect(bff.callsMade()).not.toContain('GET /api/admin/clubs');
  expect((await ask('stage { name }')).errors).toBeUndefined();
  expect(bff.callsMade()).toContain('GET /api/admin/clubs');
});

const own = (progress: unknown, clubs: unknown = [club]): Answers => ({
  'GET /api/student/profile': studentRecord(),
  'GET /api/student/progress': progress,
  'GET /api/student/clubs': clubs,
});

async function ownProgress(answers: Answers) {
  const bff = await startBff(answers);
  const { data, errors } = await bff.ask(readers['student']?.ask ?? '');
  expect(errors).toBeUndefined();
  return progressIn(data);
}

test('stages given by id get their names from the club', async () => {
  const ids = ['65f0c0ffee65f0c0ffee0001', '65f0c0ffee65f0c0ffee0002', '65f0c0ffee65f0c0ffee0003'];
  const listed = [{ ...club, stages: ids.map((_id, index) => ({ _id, name: stageNames[index] })) }];
  const given = (key: string) =>
    entries.map(({ status }, index) => ({ [key]: ids[index], status }));
  const named = entries.map(({ status }, index) => ({
    stageId: ids[index],
    name: stageNames[index],
    status,
  }));

  const answers = [given('stage'), given('stageId'), given('_id'), named].map((one) =>
    ownProgress(own(one, listed)),
  );

  for (const answer of await Promise.all(answers)) {
    expect(answer).toEqual({
      currentStage: 'Assessment',
      stages: whole.stages.map((entry, index) => ({
        ...entry,
        id: `student1~${ids[index] ?? ''}`,
        stage: { id: ids[index], name: stageNames[index] },
      })),
    });
  }
});

test('a map of stages is read like a list', async () => {
  const words = entries.map(({ stage: { name }, status }) => [name, status]);
  const records = entries.map(({ stage: { name }, status }) => [name, { status }]);

  expect(await ownProgress(own({ stages: Object.fromEntries(words) as object }))).toEqual(named);
  expect(await ownProgress(own({ stageProgress: Object.fromEntries(records) as object }))).toEqual(
    named,
  );
});

/** The progress of a mentor's person; `given` in the record, `listed` in the club. */
async function ofMentor(given: unknown, listed: unknown) {
  const { ask, answers } = mentorReads;
  const bff = await startBff({
    ...answers(given),
    'GET /api/mentor/clubs/club1/stages': listed,
  });
  const { data, errors } = await bff.ask(ask);
  expect(errors).toBeUndefined();
  return progressIn(data);
}

test('stages of the same name are matched by order, ignoring case', async () => {
  const talks = club.stages.map((stage) => ({ ...stage, name: 'Talk' }));
  const given = entries.map(({ status }) => ({ name: 'TALK', status }));

  expect(await ofMentor(given, talks)).toMatchObject({
    stages: club.stages.map(({ id }) => ({ stage: { id } })),
  });
});

test.each([
  ['no list of stages', new Answer(403, { message: 'No' })],
  ['no stages in it', []],
  ['another stage there', [{ _id: 'other', name: 'Other' }]],
])('with %s a stage is matched by name', async (_what, listed) => {
  const given = entries.map(({ stage: { name }, status }) => ({ name, status }));

  expect(await ofMentor(given, listed)).toMatchObject({ stages: named.stages });
});

test('fields of a progress entry are used where the club only names its stages', async () => {
  const bff = await startBff({
    'GET /api/admin/students/student1': studentRecord(),
    'GET /api/admin/students/student1/progress': {
      stageProgress: [{ stage: { name: 'Assessment', description: 'Two tests' } }],
    },
    'GET /api/admin/clubs': [{ ...club, stages: stageNames }],
  });

  expect(
    await bff.ask(
      gql`{ student(id: "student1") { progress { stages { stage { id description } } } } }`,
    ),
  ).toEqual({
    data: {
      student: {
        progress: {
          stages: [{ stage: { id: 'club1~Assessment', description: 'Two tests' } }],
        },
      },
    },
  });
});
