import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { many, progressRecord, studentRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const PROFILE = 'GET /api/student/profile';
const OWN = 'GET /api/student/progress';
const RECORD = 'GET /api/admin/students/student1';
const OF_PERSON = `${RECORD}/progress`;

const fields = 'progress { percent currentStage stages { feedback } }';
const own = `{ person: myStudentProfile { ${fields} } }`;
const ofPerson = `{ person: student(id: "student1") { ${fields} } }`;

const started = {
  percent: 33,
  currentStage: 'Assessment',
  stages: [{ feedback: 'A good start.' }, { feedback: null }, { feedback: null }],
};
const given = { percent: 0, currentStage: null, stages: null };
const missing = (message: string) => new Answer(404, { message });

test.each<[string, unknown, object]>([
  ['with stages', progressRecord(), started],
  ['with another number', { progress: 40 }, { ...given, percent: 40 }],
  ['that there are none', missing('No progress yet'), given],
  ['that it does not exist', undefined, given],
])(
  'a call that was made takes precedence over a number in the record; it answers %s',
  async (_what, reply, progress) => {
    const record = { ...studentRecord(), progress: 0 };
    const bff = await startBff({
      [PROFILE]: record,
      [OWN]: reply,
      [RECORD]: record,
      [OF_PERSON]: reply,
    });

    expect(await bff.ask(own)).toEqual({ data: { person: { progress } } });
    expect(await bff.ask(ofPerson)).toEqual({ data: { person: { progress } } });
    expect(bff.callsMade()).toEqual([RECORD, OF_PERSON, PROFILE, OWN]);
  },
);

test('a failed call is reported, also where the record has a number', async () => {
  const bff = await startBff({
    [PROFILE]: { ...studentRecord(), progress: 0 },
    [OWN]: new Answer(500, {}),
  });

  expect(await bff.ask(own)).toMatchObject({
    data: { person: { progress: null } },
    errors: [{ path: ['person', 'progress'], extensions: { call: OWN } }],
  });
});

test('stages in the record are used', async () => {
  const bff = await startBff({
    [PROFILE]: { ...studentRecord(), ...progressRecord() },
    [OWN]: new Answer(500, {}),
  });

  expect(await bff.ask(own)).toEqual({ data: { person: { progress: started } } });
});

test('numbers in a list of people cost no further call', async () => {
  const list = 'GET /api/admin/students';
  const bff = await startBff({ [list]: many(2, (n) => ({ ...studentRecord(n), progress: 0 })) });

  const { data } = await bff.ask(
    gql`{ students { items { progress { percent stages { feedback } } } } }`,
  );

  const progress = { percent: 0, stages: null };
  expect(data).toEqual({ students: { items: [{ progress }, { progress }] } });
  expect(bff.callsMade()).toEqual([`${list}?limit=11`]);
});

test('an unreadable club does not affect the progress', async () => {
  const bff = await startBff({
    [PROFILE]: { ...studentRecord(), assignedClub: { _id: 'club1', name: {} } },
    [OWN]: progressRecord(),
  });

  expect(await bff.ask(own)).toEqual({ data: { person: { progress: started } } });
});
